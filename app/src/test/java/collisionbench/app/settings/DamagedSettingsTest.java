package collisionbench.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.Settings.Bounds;
import collisionbench.bench.Damage;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// No settings file, however damaged, prevents the window from starting.
class DamagedSettingsTest {

  private static final Settings CHOSEN =
      Settings.FIRST
          .withTheme(Optional.of(Theme.LIGHT))
          .withLanguage(Optional.of(Languages.AVAILABLE.of(Locale.CHINESE)))
          .withWindow(Optional.of(new Bounds(-12.5, 30, 1400, 900.25, true)))
          .with(Layout.FIRST)
          .with(View.FIRST)
          .withRecent(List.of(Path.of("/tmp/one.json"), Path.of("/tmp/two.json")));

  @TempDir Path folder;
  Path text;
  SettingsFile file;

  @BeforeEach
  void file() {
    text = folder.resolve("settings.json");
    file = new SettingsFile(folder);
  }

  @Test
  void readsOrPutsAsideDamagedFiles() throws IOException {
    List<byte[]> damaged = Damage.of(SettingsJson.text(CHOSEN), 20261123, 600);
    for (int i = 0; i < damaged.size(); i++) {
      Files.write(text, damaged.get(i));
      SettingsFile.Loaded loaded = loaded(i);
      assertEquals(
          loaded.broken().isPresent() && !loaded.broken().get().value(),
          Files.notExists(text),
          "file " + i);
      loaded
          .broken()
          .ifPresent(broken -> assertTrue(broken.reason(Language.ENGLISH).length() <= 200));
      file.change(settings -> settings.withTheme(Optional.of(Theme.DARK)));
      assertEquals(Optional.of(Theme.DARK), file.load().settings().theme(), "file " + i);
    }
  }

  private SettingsFile.Loaded loaded(int i) {
    try {
      return file.load();
    } catch (RuntimeException failure) {
      throw new AssertionError("file " + i, failure);
    }
  }

  @ParameterizedTest
  @CsvSource({"'[', 1200, ']'", "'{\"a\":', 1200, '}'", "'9', 1001, ''"})
  void putsAsideExcessiveFilesWithAReason(String open, int times, String close) throws IOException {
    String value = open.repeat(times) + (close.isEmpty() ? "" : "1") + close.repeat(times);
    assertBeyondLimits("{\"sound\": " + value + "}");
  }

  @Test
  void putsAsideAnEndlessNameWithAReason() throws IOException {
    assertBeyondLimits("{\"" + "x".repeat(60_000) + "\": 1}");
  }

  private void assertBeyondLimits(String json) throws IOException {
    Files.writeString(text, json);
    SettingsFile.Broken broken = file.load().broken().orElseThrow();
    String reason = broken.reason(Language.ENGLISH);
    assertTrue(reason.contains(": too large: "), reason);
    assertTrue(broken.putAside().isPresent());
  }

  @Test
  void putsAsideAVeryLargeFile() throws IOException {
    Files.write(text, new byte[3 << 20]);
    assertEquals(
        "it is larger than 1 MiB", file.load().broken().orElseThrow().reason(Language.ENGLISH));
  }

  @Test
  void ignoresAByteOrderMark() throws IOException {
    Files.writeString(text, "\ufeff" + SettingsJson.text(CHOSEN));
    assertEquals(new SettingsFile.Loaded(CHOSEN, Optional.empty()), file.load());
  }

  @Test
  void ignoresRootsAsRecentFiles() throws IOException {
    Files.writeString(text, "{\"recent\": [\"/\", \"/a.json\"]}");
    assertEquals(List.of(Path.of("/a.json")), file.load().settings().recent());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void putsAsideAPipeAtOnce() throws Exception {
    Damage.pipe(text);
    SettingsFile.Loaded loaded =
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> file.load());
    assertEquals(
        "it is not an ordinary file", loaded.broken().orElseThrow().reason(Language.ENGLISH));
    assertFalse(Files.exists(text));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void putsAsideLinksToDevicesAndCircularLinks() throws IOException {
    for (Path target : List.of(Path.of("/dev/zero"), text)) {
      Files.createSymbolicLink(text, target);
      assertTrue(file.load().broken().orElseThrow().putAside().isPresent());
      file.change(settings -> settings.withTheme(Optional.of(Theme.DARK)));
      Files.delete(text);
    }
    assertTrue(Files.exists(Path.of("/dev/zero")));
  }
}
