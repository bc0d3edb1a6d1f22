package collisionbench.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.Settings.Bounds;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {

  private static final Settings CHOSEN =
      Settings.FIRST
          .withTheme(Optional.of(Theme.LIGHT))
          .withLanguage(Optional.of(Languages.AVAILABLE.of(Locale.CHINESE)))
          .withWindow(Optional.of(new Bounds(-12.5, 30, 1400, 900.25, true)))
          .with(new Layout(123, 456.5, false, true, Layout.Tab.STEPS))
          .with(
              View.FIRST
                  .with(View.Tool.ROTATE)
                  .with(View.Lens.ORTHOGRAPHIC)
                  .with(Set.of(View.Layer.NAMES))
                  .with(View.Mouse.GODOT)
                  .snapping(Optional.of(0.25))
                  .explainedBy("gjk"))
          .withRecent(List.of(Path.of("/tmp/one \"1\".json"), Path.of("/tmp/\u4e8c.json")));

  @TempDir Path home;
  Path folder;
  Path text;
  SettingsFile file;

  @BeforeEach
  void file() {
    folder = home.resolve("not").resolve("there yet");
    text = folder.resolve("settings.json");
    file = new SettingsFile(folder);
  }

  private Settings written(String json) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(text, json);
    SettingsFile.Loaded loaded = file.load();
    assertEquals(Optional.empty(), loaded.broken());
    return loaded.settings();
  }

  @ParameterizedTest
  @ValueSource(classes = {Bounds.class, Layout.class, View.class})
  void writesEveryComponent(Class<?> type) throws IOException {
    file.change(_ -> CHOSEN);
    String json = Files.readString(text);
    for (RecordComponent component : type.getRecordComponents()) {
      assertTrue(json.contains("\"" + component.getName() + "\": "), component.getName());
    }
  }

  @Test
  void readsTheDesktopsThemeOfTheVersionBefore() throws IOException {
    Files.createDirectories(folder);
    Files.writeString(text, "{\"theme\": \"desktop\"}");
    assertEquals(new SettingsFile.Loaded(Settings.FIRST, Optional.empty()), file.load());
  }

  @ParameterizedTest
  @CsvSource({"zh, zh", "chinese, zh", "english, en"})
  void readsALanguageByTagOrByNameOfTheVersionBefore(String word, String tag) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(text, "{\"language\": \"" + word + "\"}");
    assertEquals(tag, file.load().settings().language().orElseThrow().tag());
  }

  @Test
  void usesDefaultsWithoutAFileAndCreatesNone() {
    assertEquals(new SettingsFile.Loaded(Settings.FIRST, Optional.empty()), file.load());
    assertFalse(Files.exists(folder));
  }

  @Test
  void roundTripsSettings() throws IOException {
    Settings chosen = CHOSEN.withFile(Optional.of(Path.of("/tmp/open.json"))).withTextSize(1.125);
    file.change(_ -> chosen);
    assertEquals(new SettingsFile.Loaded(chosen, Optional.empty()), file.load());
    file.change(_ -> Settings.FIRST);
    assertEquals(Settings.FIRST, file.load().settings());
  }

  @Test
  void changeKeepsTheChangesOfAnotherWindow() throws IOException {
    SettingsFile other = new SettingsFile(folder);
    file.change(
        settings -> settings.withLanguage(Optional.of(Languages.AVAILABLE.of(Locale.CHINESE))));
    other.change(settings -> settings.withTheme(Optional.of(Theme.DARK)));
    assertEquals(
        Settings.FIRST
            .withLanguage(Optional.of(Languages.AVAILABLE.of(Locale.CHINESE)))
            .withTheme(Optional.of(Theme.DARK)),
        file.load().settings());
  }

  @Test
  void ignoresFieldsAndWordsOfALaterVersion() throws IOException {
    assertEquals(
        Settings.FIRST.withTheme(Optional.of(Theme.DARK)),
        written(
            """
            {"theme": "dark", "language": "klingon", "sound": {"loud": [1, {"x": null}]},
             "view": {
               "tool": "weld",
               "layers": ["contacts", "distance", "depth", "crossing", "grid", "smell"]
             },
             "window": null}
            """));
    assertEquals(Settings.FIRST, written("{}"));
  }

  /// The format before values were grouped in records.
  @Test
  void readsAFileOfTheVersionBefore() throws IOException {
    assertEquals(
        CHOSEN.withPrograms(List.of(new ProgramCommand("python3 mine.py", Path.of("/home/me")))),
        written(
            """
            {
              "theme" : "light",
              "language" : "zh",
              "window" : {
                "x" : -12.5,
                "y" : 30.0,
                "width" : 1400.0,
                "height" : 900.25,
                "maximized" : true
              },
              "layout" : {
                "outlinerWidth" : 123.0,
                "inspectorWidth" : 456.5,
                "outliner" : false,
                "inspector" : true,
                "tab" : "steps"
              },
              "view" : {
                "tool" : "rotate",
                "lens" : "orthographic",
                "layers" : [ "names" ],
                "mouse" : "godot",
                "step" : 0.25,
                "method" : "gjk"
              },
              "recent" : [ "/tmp/one \\"1\\".json", "/tmp/\u4e8c.json" ],
              "programs" : [ {
                "command" : "python3 mine.py",
                "folder" : "/home/me"
              } ]
            }
            """));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"theme\": 5 | /theme (line 1, column 11): expected a string, found 5",
        "\"recent\": [5] | /recent/0 (line 1, column 13): expected a string, found 5",
        "\"layout\": 1 | /layout (line 1, column 12): expected an object, found 1",
        "\"layout\": {\"outliner\": \"yes\"} | /layout/outliner (line 1, column 25): expected true"
            + " or false, found \"yes\"",
        "\"layout\": {\"outlinerWidth\": 1e999} | /layout/outlinerWidth (line 1, column 30):"
            + " expected a finite number, found 1e999",
        "\"window\": {\"x\": 1} | /window (line 1, column 12): missing field \"y\"",
        "\"window\": {\"x\": 0, \"y\": 0, \"width\": 0, \"height\": 2} | /window/width (line 1,"
            + " column 38): expected a number > 0, found 0",
        "\"view\": {\"step\": -1} | /view/step (line 1, column 19): expected a number > 0, found"
            + " -1",
        "\"programs\": [{\"folder\": \"/\"}] | /programs/0 (line 1, column 15): missing field"
            + " \"command\""
      })
  void invalidValueDoesNotAffectOthers(String member, String reason) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(text, "{" + member + ", \"language\": \"zh\"}");
    SettingsFile.Loaded loaded = file.load();
    SettingsFile.Broken broken = loaded.broken().orElseThrow();
    assertEquals(reason, broken.reason(Language.ENGLISH));
    assertEquals(Optional.empty(), broken.putAside());
    assertTrue(Files.exists(text));
    assertEquals(
        Settings.FIRST.withLanguage(Optional.of(Languages.AVAILABLE.of(Locale.CHINESE))),
        loaded.settings());
  }

  @Test
  void readsTheValuesNextToAnInvalidOne() throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        text,
        "{\"recent\": [\"/a\", 5, \"/b\"], \"view\": {\"tool\": [], \"lens\": \"orthographic\"}}");
    Settings settings = file.load().settings();
    assertEquals(List.of(Path.of("/a"), Path.of("/b")), settings.recent());
    assertEquals(View.FIRST.with(View.Lens.ORTHOGRAPHIC), settings.view());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ | line 1, column 2: malformed JSON: expected more, found the end of the file",
        "'' | expected JSON, found an empty file",
        "[] | line 1, column 1: expected an object, found an array",
        "{} {} | line 1, column 3: expected the end of the file, found more text"
      })
  void putsAsideABrokenFileWithTheReason(String json, String reason) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(text, json);
    SettingsFile.Loaded loaded = file.load();
    SettingsFile.Broken broken = loaded.broken().orElseThrow();
    assertEquals(Settings.FIRST, loaded.settings());
    assertEquals(text, broken.file());
    assertEquals(reason, broken.reason(Language.ENGLISH));
    assertEquals(Optional.of(folder.resolve("settings.broken-1.json")), broken.putAside());
    assertEquals(json, Files.readString(broken.putAside().orElseThrow()));
    assertFalse(Files.exists(text));
  }

  @Test
  void clampsANarrowPane() throws IOException {
    Layout layout =
        written("{\"layout\": {\"outlinerWidth\": 40, \"inspectorWidth\": 200}}").layout();
    assertEquals(Layout.LEAST, layout.outlinerWidth());
    assertEquals(200, layout.inspectorWidth());
  }

  @Test
  void putsAsideAFileThatIsNotText() throws IOException {
    Files.createDirectories(folder);
    Files.write(text, new byte[] {'{', (byte) 0xff, '}'});
    assertEquals(
        "its text is not valid Unicode",
        file.load().broken().orElseThrow().reason(Language.ENGLISH));
  }

  @Test
  void keepsEveryBrokenFile() throws IOException {
    Files.createDirectories(folder);
    for (int i = 1; i <= 3; i++) {
      Files.writeString(text, "broken " + i);
      file.load();
      assertEquals(
          "broken " + i, Files.readString(folder.resolve("settings.broken-" + i + ".json")));
    }
  }

  @Test
  void survivesAFolderInItsPlace() throws IOException {
    Files.createDirectories(text);
    assertEquals(Settings.FIRST, file.load().settings());
  }

  @Test
  void keepsTheTenMostRecentFiles() {
    Settings settings = Settings.FIRST;
    for (int i = 0; i < 12; i++) {
      settings = settings.withRecent(Path.of(i + ".json"));
    }
    settings = settings.withRecent(Path.of("5.json"));
    assertEquals(
        List.of("5", "11", "10", "9", "8", "7", "6", "4", "3", "2"),
        settings.recent().stream().map(path -> path.toString().replace(".json", "")).toList());
    assertEquals(9, settings.without(Path.of("5.json")).recent().size());
  }

  /// The content of a folder without search permission is unknown, for this folder even to the
  /// superuser.
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void usesDefaultsForAFolderThatCannotBeSearched() throws IOException {
    Files.createDirectories(folder.getParent());
    Files.createSymbolicLink(folder, folder);
    SettingsFile.Loaded loaded = assertTimeoutPreemptively(Duration.ofMinutes(5), file::load);
    assertEquals(Settings.FIRST, loaded.settings());
    assertEquals(text, loaded.broken().orElseThrow().file());
    assertEquals(Optional.empty(), loaded.broken().orElseThrow().putAside());
    assertThrows(IOException.class, () -> file.change(_ -> CHOSEN));
  }
}
