package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.preset.BuiltInScenes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Compares the texts of all languages with each other and with the code that uses them.
class BundlesTest {

  private static final Path SOURCES = Path.of("src", "main", "java");

  /// Commands print English and show nothing in a window.
  private static final Path COMMANDS = SOURCES.resolve(Path.of("collisionbench", "app", "cli"));

  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  /// A string in code that looks like a key or the beginning of one.
  private static final Pattern LITERAL = Pattern.compile("\"([a-z0-9.-]+)\"");

  /// A control or text that gets a literal: letters in quotes right after the parenthesis.
  private static final Pattern WORDS =
      Pattern.compile(
          "(?:setText|setPromptText|setAccessibleText|setAccessibleHelp|setTitle|setHeaderText"
              + "|new (?:Label|Text|Button|ToggleButton|MenuItem|Menu|MenuButton|CheckMenuItem"
              + "|Tooltip|ButtonType))\\(\\s*\"[^\"]*\\p{L}");

  private static Set<String> keys(Language language) {
    return new TreeSet<>(own(language).keySet());
  }

  /// A bundle without its fallback to English.
  private static ResourceBundle own(Language language) {
    ResourceBundle.Control alone =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    return ResourceBundle.getBundle("collisionbench.app.text.texts", language.locale(), alone);
  }

  private static Stream<String> sources() {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.startsWith(COMMANDS))
          .map(BundlesTest::read)
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> literals() {
    return sources()
        .flatMap(source -> LITERAL.matcher(source).results())
        .map(match -> match.group(1))
        .collect(Collectors.toSet());
  }

  @Test
  void everyLanguageHasTheSameKeys() throws IOException {
    for (Language language : Languages.SPOKEN.all()) {
      String suffix = language.equals(Language.ENGLISH) ? "" : "_" + language.tag();
      String file = "texts" + suffix + ".properties";
      List<String> lines = keysInOrder(file);
      assertEquals(new TreeSet<>(lines), keys(Language.ENGLISH), file);
      assertEquals(lines.size(), new HashSet<>(lines).size(), "twice in " + file);
    }
  }

  private static List<String> keysInOrder(String file) throws IOException {
    Path path = Path.of("src", "main", "resources", "collisionbench", "app", "text", file);
    return Files.readAllLines(path).stream()
        .filter(line -> line.matches("[a-z].*=.*"))
        .map(line -> line.substring(0, line.indexOf('=')))
        .toList();
  }

  @Test
  void everyLanguageHasTheSamePlaceholders() {
    ResourceBundle english = own(Language.ENGLISH);
    for (Language language : Languages.SPOKEN.all()) {
      ResourceBundle texts = own(language);
      for (String key : keys(Language.ENGLISH)) {
        assertEquals(places(english.getString(key)), places(texts.getString(key)), key);
      }
    }
  }

  private static List<String> places(String text) {
    return PLACE.matcher(text).results().map(MatchResult::group).sorted().toList();
  }

  @Test
  void everyKeyIsUsed() {
    Set<String> literals = literals();
    Set<String> unused =
        keys(Language.ENGLISH).stream()
            .filter(key -> !literals.contains(key) && !isPutTogether(key, literals))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), unused);
  }

  /// Whether a string in the code is a prefix of the key up to a point or hyphen, as in `"action."
  /// + id()`, or a suffix from a point on, as in `what + ".failed"`.
  private static boolean isPutTogether(String key, Set<String> literals) {
    return literals.stream()
            .anyMatch(literal -> literal.matches("[a-z].*[.-]") && key.startsWith(literal))
        || literals.stream()
            .anyMatch(literal ->
                literal.startsWith(".")
                    && key.endsWith(literal)
                    && literals.contains(key.substring(0, key.length() - literal.length())));
  }

  @Test
  void everyKeyInTheCodeIsInTheTexts() {
    Set<String> keys = keys(Language.ENGLISH);
    Set<String> missing =
        sources()
            .flatMap(source ->
                Pattern.compile("(?:Texts\\.get|Phrase\\.of)\\(\\s*\"([^\"]+)\"(?!\\s*\\+)")
                    .matcher(source)
                    .results())
            .map(match -> match.group(1))
            .filter(key -> !keys.contains(key))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), missing);
  }

  @Test
  void controlsGetTheirWordsFromTheTexts() {
    assertTrue(WORDS.matcher("label.setText(\"Hello\")").find());
    assertEquals(
        List.of(),
        sources()
            .flatMap(source -> WORDS.matcher(source).results())
            .map(MatchResult::group)
            .toList());
  }

  @Test
  void menusHaveDistinctLetters() {
    for (Language language : Languages.SPOKEN.all()) {
      ResourceBundle texts = own(language);
      List<String> letters =
          Stream.of("file", "edit", "add", "tool", "view", "lesson", "program", "help")
              .map(menu -> texts.getString("menu." + menu))
              .map(name -> name.substring(name.indexOf('_') + 1, name.indexOf('_') + 2))
              .map(letter -> letter.toLowerCase(Locale.ROOT))
              .toList();
      assertEquals(letters.size(), new HashSet<>(letters).size(), language + ": " + letters);
    }
  }

  @Test
  void builtInScenesHaveTheirNamesInEnglish() {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      String prefix = "preset." + entry.key();
      assertEquals(entry.scene().name(), Texts.get(prefix + ".name"));
      assertEquals(entry.scene().note(), Texts.get(prefix + ".note"));
      entry
          .scene()
          .bodies()
          .forEach(
              body -> assertEquals(body.id(), Texts.get("body." + body.id().replace(' ', '-'))));
    }
  }

  /// As after a class was renamed by replacing its old name everywhere. Except for notes of scenes,
  /// which name functions of the articles.
  @Test
  void noTextNamesAClass() throws IOException {
    Set<String> classes;
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      classes =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.matches("([A-Z][a-z0-9]+){2,}\\.java"))
              .map(name -> name.replace(".java", ""))
              .collect(Collectors.toSet());
    }
    for (Language language : Languages.SPOKEN.all()) {
      ResourceBundle texts = own(language);
      for (String key : texts.keySet()) {
        List<String> words = List.of(texts.getString(key).split("\\W+", 0));
        boolean free = key.startsWith("preset.") || Collections.disjoint(words, classes);
        assertTrue(free, () -> key + ": " + words);
      }
    }
  }
}
