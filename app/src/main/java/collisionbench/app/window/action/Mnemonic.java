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

/// The letter in the name of a menu or of what stands in it that opens or does it, with an
/// underscore before it: `_File`, or in Chinese `文件(_F)`. A digit where letters have run out.
public final class Mnemonic {

  private static final Pattern MARKED = Pattern.compile("(?<!_)(?:__)*_([^_])");
  private static final String ALL = "abcdefghijklmnopqrstuvwxyz0123456789";

  private Mnemonic() {}

  /// {@return the name without the letter being marked or, in parentheses, added}
  public static String without(String name) {
    return name.replaceFirst("\\(_.\\)", "").replaceFirst("_", "");
  }

  /// {@return whether a key is the letter that a name marks}
  static boolean is(KeyCode key, @Nullable String name) {
    return (key.isLetterKey() || key.isDigitKey())
        && name != null
        && key.getName().equalsIgnoreCase(String.valueOf(letter(name)));
  }

  /// {@return the letter that a name marks, as a small one; a space if it marks none}
  public static char letter(String name) {
    Matcher marked = MARKED.matcher(name);
    return marked.find() ? Character.toLowerCase(marked.group(1).charAt(0)) : ' ';
  }

  /// {@return a letter that is not taken: the first of a word of the texts, or else another of
  /// them, or else any; a digit if all letters are taken}
  ///
  /// @param texts in English letters or not, those that are to be looked through first
  static char choose(List<String> texts, Set<Character> taken) {
    List<String> words =
        texts.stream()
            .flatMap(text -> Stream.of(text.split("[^A-Za-z]+")))
            .filter(word -> !word.isEmpty())
            .toList();
    return Stream.of(
            words.stream().map(word -> word.substring(0, 1)), words.stream(), Stream.of(ALL))
        .flatMap(letters -> letters)
        .flatMapToInt(text -> text.toLowerCase(Locale.ROOT).chars())
        .mapToObj(letter -> (char) letter)
        .filter(letter -> !taken.contains(letter))
        .findFirst()
        .orElseThrow();
  }

  /// {@return a name with a letter of it marked that is not taken, which is taken then}
  public static String unique(String name, Set<Character> taken) {
    char letter = choose(List.of(name), taken);
    taken.add(letter);
    return marked(name, letter);
  }

  /// {@return a name with a letter of it marked, at the beginning of a word if it can be; with the
  /// letter added if it is not in it. An underscore of the name is one still.}
  static String marked(String name, char letter) {
    String plain = name.replace("_", "__");
    String upper = String.valueOf(Character.toUpperCase(letter));
    return place(plain, "(?i)(?<![A-Za-z])" + letter)
        .or(() -> place(plain, "(?i)" + letter))
        .map(at -> plain.substring(0, at) + "_" + plain.substring(at))
        .orElse(plain + "(_" + upper + ")");
  }

  private static Optional<Integer> place(String name, String pattern) {
    Matcher found = Pattern.compile(pattern).matcher(name);
    return found.find() ? Optional.of(found.start()) : Optional.empty();
  }
}
