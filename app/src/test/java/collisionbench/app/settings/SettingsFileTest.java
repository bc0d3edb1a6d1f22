package collisionbench.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.text.Language;
import collisionbench.app.text.Languages;
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
          .with(Setting.THEME, Optional.of(Theme.LIGHT))
          .with(Setting.LANGUAGE, Optional.of(Languages.SPOKEN.of(Locale.CHINESE)))
          .with(Setting.WINDOW, Optional.of(new Bounds(-12.5, 30, 1400, 900.25, true)))
          .with(Setting.LAYOUT, new Layout(123, 456.5, false, true, Layout.Tab.STEPS))
          .with(
              Setting.VIEW,
              View.FIRST
                  .with(View.Tool.ROTATE)
                  .with(View.Lens.ORTHOGRAPHIC)
                  .with(Set.of(View.Layer.NAMES))
                  .with(View.Mouse.GODOT)
                  .snapping(Optional.of(0.25))
                  .explainedBy("gjk"))
          .with(
              Setting.RECENT, List.of(Path.of("/tmp/one \"1\".json"), Path.of("/tmp/\u4e8c.json")));

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
  void everyComponentOfARecordIsWritten(Class<?> type) throws IOException {
    file.change(_ -> CHOSEN);
    String json = Files.readString(text);
    for (RecordComponent component : type.getRecordComponents()) {
      assertTrue(json.contains("\"" + component.getName() + "\" : "), component.getName());
    }
  }

  @Test
  void theDesktopsThemeIsReadAsTheVersionBeforeWroteIt() throws IOException {
    Files.createDirectories(folder);
    Files.writeString(text, "{\"theme\": \"desktop\"}");
    assertEquals(new SettingsFile.Loaded(Settings.FIRST, Optional.empty()), file.load());
  }

  @ParameterizedTest
  @CsvSource({"zh, zh", "chinese, zh", "english, en"})
  void theLanguageIsReadByItsTagOrAsTheVersionBeforeWroteIt(String word, String tag)
      throws IOException {
    Files.createDirectories(folder);
    Files.writeString(text, "{\"language\": \"" + word + "\"}");
    assertEquals(tag, file.load().settings().get(Setting.LANGUAGE).orElseThrow().tag());
  }

  @Test
  void withoutAFileTheSettingsAreTheFirstAndNothingIsMade() {
    assertEquals(new SettingsFile.Loaded(Settings.FIRST, Optional.empty()), file.load());
    assertFalse(Files.exists(folder));
  }

  @Test
  void whatIsChosenReadsBackTheSame() throws IOException {
    file.change(_ -> CHOSEN);
    assertEquals(new SettingsFile.Loaded(CHOSEN, Optional.empty()), file.load());
    file.change(_ -> Settings.FIRST);
    assertEquals(Settings.FIRST, file.load().settings());
  }

  @Test
  void aChangeKeepsWhatAnotherWindowHasChosenMeanwhile() throws IOException {
    SettingsFile other = new SettingsFile(folder);
    file.change(settings ->
        settings.with(Setting.LANGUAGE, Optional.of(Languages.SPOKEN.of(Locale.CHINESE))));
    other.change(settings -> settings.with(Setting.THEME, Optional.of(Theme.DARK)));
    assertEquals(
        Settings.FIRST
            .with(Setting.LANGUAGE, Optional.of(Languages.SPOKEN.of(Locale.CHINESE)))
            .with(Setting.THEME, Optional.of(Theme.DARK)),
        file.load().settings());
  }

  @Test
  void fieldsAndWordsOfALaterVersionArePassedOver() throws IOException {
    assertEquals(
        Settings.FIRST.with(Setting.THEME, Optional.of(Theme.DARK)),
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ | line 1, column 2",
        "'' | expected an object at the start",
        "[] | expected an object at the start",
        "{} {} | expected nothing after the object",
        "{\"theme\": 5} | expected a text for theme",
        "{\"recent\": [5]} | expected a list of texts for recent",
        "{\"layout\": {\"outliner\": \"yes\"}} | expected true or false for layout/outliner",
        "{\"layout\": {\"outlinerWidth\": 1e999}} | outlinerWidth must be finite and >= 120.0:"
            + " Infinity",
        "{\"window\": {\"x\": 1}} | a window must have a place and a size: 1.0, 0.0, 0.0 x 0.0",
        "{\"window\": {\"width\": 1e999, \"height\": 2}} | a window must have a place and a size"
      })
  void aBrokenFileIsPutAsideWithTheReason(String json, String reason) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(text, json);
    SettingsFile.Loaded loaded = file.load();
    SettingsFile.Broken broken = loaded.broken().orElseThrow();
    assertEquals(Settings.FIRST, loaded.settings());
    assertEquals(text, broken.file());
    assertTrue(broken.reason(Language.ENGLISH).startsWith(reason), broken.reason(Language.ENGLISH));
    assertEquals(Optional.of(folder.resolve("settings.broken-1.json")), broken.putAside());
    assertEquals(json, Files.readString(broken.putAside().orElseThrow()));
    assertFalse(Files.exists(text));
  }

  @Test
  void aPaneThatIsTooNarrowIsAsNarrowAsItMayBe() throws IOException {
    Layout layout =
        written("{\"layout\": {\"outlinerWidth\": 40, \"inspectorWidth\": 200}}")
            .get(Setting.LAYOUT);
    assertEquals(Layout.LEAST, layout.outlinerWidth());
    assertEquals(200, layout.inspectorWidth());
  }

  @Test
  void whatIsNotTextIsPutAside() throws IOException {
    Files.createDirectories(folder);
    Files.write(text, new byte[] {'{', (byte) 0xff, '}'});
    assertEquals(
        "it is not UTF-8 text", file.load().broken().orElseThrow().reason(Language.ENGLISH));
  }

  @Test
  void everyBrokenFileIsKept() throws IOException {
    Files.createDirectories(folder);
    for (int i = 1; i <= 3; i++) {
      Files.writeString(text, "broken " + i);
      file.load();
      assertEquals(
          "broken " + i, Files.readString(folder.resolve("settings.broken-" + i + ".json")));
    }
  }

  @Test
  void aFolderInItsPlaceIsNoReasonToFail() throws IOException {
    Files.createDirectories(text);
    assertEquals(Settings.FIRST, file.load().settings());
  }

  @Test
  void theTenLastFilesAreKeptTheLastOneFirst() {
    Settings settings = Settings.FIRST;
    for (int i = 0; i < 12; i++) {
      settings = settings.having(Path.of(i + ".json"));
    }
    settings = settings.having(Path.of("5.json"));
    assertEquals(
        List.of("5", "11", "10", "9", "8", "7", "6", "4", "3", "2"),
        settings.get(Setting.RECENT).stream()
            .map(path -> path.toString().replace(".json", ""))
            .toList());
    assertEquals(9, settings.without(Path.of("5.json")).get(Setting.RECENT).size());
  }

  /// Nobody knows what is in a folder that cannot be searched, not even the superuser in this one.
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFolderThatCannotBeSearchedGivesTheFirstSettings() throws IOException {
    Files.createDirectories(folder.getParent());
    Files.createSymbolicLink(folder, folder);
    SettingsFile.Loaded loaded = assertTimeoutPreemptively(Duration.ofSeconds(20), file::load);
    assertEquals(Settings.FIRST, loaded.settings());
    assertEquals(text, loaded.broken().orElseThrow().file());
    assertEquals(Optional.empty(), loaded.broken().orElseThrow().putAside());
    assertThrows(IOException.class, () -> file.change(_ -> CHOSEN));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkToItselfIsPutAside() throws IOException {
    Files.createDirectories(folder);
    Files.createSymbolicLink(text, text);
    Path aside = file.load().broken().orElseThrow().putAside().orElseThrow();
    assertTrue(Files.isSymbolicLink(aside));
    file.change(_ -> CHOSEN);
    assertEquals(CHOSEN, file.load().settings());
  }
}
