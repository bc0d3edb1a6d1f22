package collisionbench.app.window.action;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// The mnemonic of a menu or an item, a letter of its name with an underscore before it: `_File`,
/// or in Chinese `文件(_F)`. An English name whose letters are all taken has none.
public final class Mnemonic {

  private static final Pattern MARKED = Pattern.compile("(?<!_)(?:__)*_([^_])");
  private static final String ALL = "abcdefghijklmnopqrstuvwxyz0123456789";

  private Mnemonic() {}

  /// {@return the name without the mark, or without the letter added in parentheses}
  public static String without(String name) {
    return name.replaceFirst("\\(_.\\)", "").replaceFirst("_", "");
  }

  /// {@return whether a key is the letter that a name marks}
  static boolean is(KeyCode key, @Nullable String name) {
    return (key.isLetterKey() || key.isDigitKey())
        && name != null
        && key.getName().equalsIgnoreCase(String.valueOf(letter(name)));
  }

  /// {@return the letter that a name marks, in lower case; a space if it marks none}
  public static char letter(String name) {
    Matcher marked = MARKED.matcher(name);
    return marked.find() ? Character.toLowerCase(marked.group(1).charAt(0)) : ' ';
  }

  /// {@return a free letter: the first of a word of the name or its id, or else another of them, or
  /// else any. For an English name only one that is in it; a space if none is free}
  static char choose(String name, String id, Set<Character> taken) {
    List<String> words =
        Stream.of((name + ' ' + id).split("[^A-Za-z]+", -1))
            .filter(word -> !word.isEmpty())
            .toList();
    boolean isEnglish = isEnglish(name);
    return Stream.of(
            words.stream().map(word -> word.substring(0, 1)), words.stream(), Stream.of(ALL))
        .flatMap(letters -> letters)
        .flatMapToInt(text -> text.toLowerCase(Locale.ROOT).chars())
        .filter(letter -> !isEnglish || name.toLowerCase(Locale.ROOT).indexOf(letter) >= 0)
        .mapToObj(letter -> (char) letter)
        .filter(letter -> !taken.contains(letter))
        .findFirst()
        .orElse(' ');
  }

  private static boolean isEnglish(String name) {
    return name.chars().filter(Character::isLetter).allMatch(letter -> letter < 128);
  }

  /// {@return a name with a free letter of it marked, which is then taken}
  public static String unique(String name, Set<Character> taken) {
    return unique(name, "", taken);
  }

  /// {@return a name with a free letter of it or else of its id marked, which is then taken}
  static String unique(String name, String id, Set<Character> taken) {
    char letter = choose(name, id, taken);
    taken.add(letter);
    return marked(name, letter);
  }

  /// {@return a name with a letter marked, at the beginning of a word if possible. A letter that is
  /// not in the name is added, unless the name is English. Underscores of the name are kept.}
  static String marked(String name, char letter) {
    String added = isEnglish(name) ? "" : "(_" + Character.toUpperCase(letter) + ")";
    return Optional.of(letter)
        .filter(Character::isLetterOrDigit)
        .flatMap(
            some -> place(name, "(?i)(?<![A-Za-z])" + some).or(() -> place(name, "(?i)" + some)))
        .map(at -> plain(name.substring(0, at)) + "_" + name.substring(at))
        .orElse(plain(name) + added);
  }

  /// JavaFX reads doubled underscores before the mark as single ones, and leaves those after it.
  private static String plain(String text) {
    return text.replace("_", "__");
  }

  private static Optional<Integer> place(String name, String pattern) {
    Matcher found = Pattern.compile(pattern).matcher(name);
    return found.find() ? Optional.of(found.start()) : Optional.empty();
  }
}
