package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.docs.Docs;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Compares the texts of all languages and both modules with each other and with the code that uses
/// them.
class BundlesTest {

  /// A module and its texts.
  enum Module {
    APP("app"),
    BENCH("app/bench");

    private final Path folder;
    private final String name = name().toLowerCase(Locale.ROOT);

    Module(String folder) {
      this.folder = Docs.ROOT.resolve(folder);
    }

    Path file(Language language) {
      String suffix = language.equals(Language.ENGLISH) ? "" : "_" + language.tag();
      return folder.resolve(
          "src/main/resources/collisionbench/" + name + "/text/texts" + suffix + ".properties");
    }

    /// {@return its texts by key}
    Map<String, String> texts(Language language) {
      Properties texts = new Properties();
      try (Reader reader = Files.newBufferedReader(file(language))) {
        texts.load(reader);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return texts.stringPropertyNames().stream()
          .collect(Collectors.toMap(key -> key, texts::getProperty));
    }

    Set<String> keys() {
      return new TreeSet<>(texts(Language.ENGLISH).keySet());
    }

    /// {@return its sources, except for commands, which print English and show nothing in a window}
    Stream<String> sources() {
      Path java = folder.resolve("src/main/java");
      try (Stream<Path> files = Files.walk(java)) {
        return files
            .filter(file -> file.toString().endsWith(".java"))
            .filter(
                file -> COMMANDS.stream().noneMatch(file.toString().replace('\\', '/')::contains))
            .map(Docs::read)
            .toList()
            .stream();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /// {@return strings in the code that look like keys or parts of them}
    Set<String> literals() {
      return sources()
          .flatMap(source -> LITERAL.matcher(source).results())
          .map(match -> match.group(1))
          .collect(Collectors.toSet());
    }
  }

  private static final Set<String> COMMANDS = Set.of("/app/cli/", "/bench/command/");

  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  /// A string in code that looks like a key or the beginning of one.
  private static final Pattern LITERAL = Pattern.compile("\"([a-z0-9.-]+)\"");

  /// A control or text that gets a literal: letters in quotes right after the parenthesis.
  private static final Pattern WORDS =
      Pattern.compile(
          "(?:setText|setPromptText|setAccessibleText|setAccessibleHelp|setTitle|setHeaderText"
              + "|new (?:Label|Text|Button|ToggleButton|MenuItem|Menu|MenuButton|CheckMenuItem"
              + "|Tooltip|ButtonType))\\(\\s*\"[^\"]*\\p{L}");

  @ParameterizedTest
  @EnumSource
  void everyLanguageHasTheSameKeys(Module module) throws IOException {
    for (Language language : Languages.AVAILABLE.all()) {
      List<String> lines =
          Files.readAllLines(module.file(language)).stream()
              .filter(line -> line.matches("[a-z].*=.*"))
              .map(line -> line.substring(0, line.indexOf('=')))
              .toList();
      assertEquals(new TreeSet<>(lines), module.keys(), language.name());
      assertEquals(lines.size(), new HashSet<>(lines).size(), "twice in " + language.name());
    }
  }

  @Test
  void noKeyIsInBothModules() {
    Set<String> both = Module.APP.keys();
    both.retainAll(Module.BENCH.keys());
    assertEquals(Set.of(), both);
  }

  @ParameterizedTest
  @EnumSource
  void everyLanguageHasTheSamePlaceholders(Module module) {
    Map<String, List<String>> english = places(module.texts(Language.ENGLISH));
    for (Language language : Languages.AVAILABLE.all()) {
      assertEquals(english, places(module.texts(language)), language.name());
    }
  }

  private static Map<String, List<String>> places(Map<String, String> texts) {
    return texts.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, text -> places(text.getValue())));
  }

  private static List<String> places(String text) {
    return PLACE.matcher(text).results().map(MatchResult::group).sorted().toList();
  }

  /// The window uses texts of the bench, but not the other way round.
  @Test
  void everyKeyIsUsed() {
    Set<String> literals = new HashSet<>();
    for (Module module : Module.values()) {
      literals.addAll(module.literals());
      assertEquals(
          Set.of(),
          module.keys().stream()
              .filter(key -> !literals.contains(key) && !isPutTogether(key, literals))
              .collect(Collectors.toCollection(TreeSet::new)),
          module.name());
    }
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
    Set<String> keys = new HashSet<>(Module.BENCH.keys());
    assertEquals(Set.of(), missing(Module.BENCH, keys));
    keys.addAll(Module.APP.keys());
    assertEquals(Set.of(), missing(Module.APP, keys));
  }

  private static Set<String> missing(Module module, Set<String> keys) {
    return module
        .sources()
        .flatMap(source ->
            Pattern.compile("(?:Texts\\.get|Phrase\\.of)\\(\\s*\"([^\"]+)\"(?!\\s*\\+)")
                .matcher(source)
                .results())
        .map(match -> match.group(1))
        .filter(key -> !keys.contains(key))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @EnumSource
  void controlsGetTheirWordsFromTheTexts(Module module) {
    assertTrue(WORDS.matcher("label.setText(\"Hello\")").find());
    assertEquals(
        List.of(),
        module
            .sources()
            .flatMap(source -> WORDS.matcher(source).results())
            .map(MatchResult::group)
            .toList());
  }

  @Test
  void menusHaveDistinctLetters() {
    for (Language language : Languages.AVAILABLE.all()) {
      List<String> letters =
          Stream.of("file", "edit", "add", "tool", "view", "lesson", "program", "help")
              .map(menu -> Phrase.of("menu." + menu).in(language))
              .map(name -> name.substring(name.indexOf('_') + 1, name.indexOf('_') + 2))
              .map(letter -> letter.toLowerCase(Locale.ROOT))
              .toList();
      assertEquals(letters.size(), new HashSet<>(letters).size(), language + ": " + letters);
    }
  }

  @Test
  void builtInScenesHaveTheirNamesInEnglish() {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      String prefix = "built-in." + entry.key();
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
    try (Stream<Path> files = Files.walk(Docs.ROOT)) {
      classes =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.matches("([A-Z][a-z0-9]+){2,}\\.java"))
              .map(name -> name.replace(".java", ""))
              .collect(Collectors.toSet());
    }
    for (Language language : Languages.AVAILABLE.all()) {
      Texts.all(language)
          .forEach((key, text) -> {
            List<String> words = List.of(text.split("\\W+", 0));
            boolean free = key.startsWith("built-in.") || Collections.disjoint(words, classes);
            assertTrue(free, () -> key + ": " + words);
          });
    }
  }
}
