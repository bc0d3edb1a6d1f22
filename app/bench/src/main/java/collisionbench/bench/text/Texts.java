package collisionbench.bench.text;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;

/// The texts of the user interface, by key, in the current language. They are those of this module
/// and of each [TextSource].
public final class Texts {

  private static final Map<Language, Map<String, String>> BUNDLES = new ConcurrentHashMap<>();

  private static volatile Language language = Language.ENGLISH;

  private Texts() {}

  /// {@return the current language}
  public static Language language() {
    return language;
  }

  /// Sets the current language. Texts already on screen do not change.
  public static void use(Language next) {
    language = next;
  }

  /// {@return the text of a key, with `{0}`, `{1}` and so on replaced by the arguments}
  ///
  /// @throws java.util.MissingResourceException if there is no such key
  public static String get(String key, Object... arguments) {
    return in(language, key, arguments);
  }

  /// {@return a name without the mnemonic that it marks: `File` for `_File`, and `文件` for `文件(_F)`}
  public static String unmarked(String name) {
    return name.replaceFirst("\\(_.\\)|_", "");
  }

  /// {@return the text of a key; empty if there is no such key}
  public static Optional<String> find(String key) {
    return find(language, key);
  }

  /// {@return the text of a key after a prefix; for a key of somebody else's method, which has no
  /// text, its words}
  public static String named(String prefix, String key) {
    return find(prefix + key).orElseGet(() -> key.replace('-', ' '));
  }

  /// {@return the text of a key in a language; empty if there is no such key}
  public static Optional<String> find(Language target, String key) {
    return all(target).containsKey(key) ? Optional.of(in(target, key)) : Optional.empty();
  }

  static String in(Language target, String key, Object... arguments) {
    String text = all(target).get(key);
    if (text == null) {
      throw new MissingResourceException("there is no text of this key: " + key, "texts", key);
    }
    String pattern = target.script() == UnicodeScript.HAN ? unspaced(text, arguments) : text;
    return new MessageFormat(pattern, Locale.ENGLISH).format(arguments);
  }

  /// {@return a Chinese pattern without the spaces around Chinese arguments}
  ///
  /// Patterns have a space on both sides of an argument, which is right only for Latin words and
  /// numbers.
  private static String unspaced(String pattern, Object... arguments) {
    String text = pattern;
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof String name && !name.isEmpty()) {
        String placeholder = "\\{" + i + "}";
        if (Language.isEastAsian(name.codePointAt(0))) {
          text = text.replaceAll("(?<=\\p{IsHan}) (?=" + placeholder + ")", "");
        }
        if (Language.isEastAsian(name.codePointBefore(name.length()))) {
          text = text.replaceAll("(?<=" + placeholder + ") (?=\\p{IsHan})", "");
        }
      }
    }
    return text;
  }

  /// {@return all texts of a language by key; English ones where there is no translation}
  public static Map<String, String> all(Language of) {
    Map<String, String> known = BUNDLES.get(of);
    if (known != null) {
      return known;
    }
    Map<String, String> fallback = of.equals(Language.ENGLISH) ? Map.of() : all(Language.ENGLISH);
    return BUNDLES.computeIfAbsent(of, _ -> read(of, fallback));
  }

  private static Map<String, String> read(Language of, Map<String, String> fallback) {
    Map<String, String> texts = new HashMap<>(fallback);
    List<TextSource> sources = new ArrayList<>();
    sources.add(file -> Objects.requireNonNull(Texts.class.getResourceAsStream(file), file));
    ServiceLoader.load(TextSource.class, Texts.class.getClassLoader()).forEach(sources::add);
    for (TextSource source : sources) {
      Properties properties = new Properties();
      try (Reader file = new InputStreamReader(source.open(of.file()), StandardCharsets.UTF_8)) {
        properties.load(file);
      } catch (IOException failure) {
        throw new UncheckedIOException("resource is missing: " + of.file(), failure);
      }
      properties.forEach((key, text) -> texts.put((String) key, (String) text));
    }
    return texts;
  }
}
