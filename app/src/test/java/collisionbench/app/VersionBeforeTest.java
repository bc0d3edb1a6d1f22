package collisionbench.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.recovery.Recovery;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.Settings;
import collisionbench.app.settings.SettingsFile;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.bench.docs.Docs;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.UserScene;
import collisionbench.bench.scenefile.UserScenes;
import collisionbench.bench.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that the program of 2026-11-28 wrote, while presets had tags and views could be stored.
class VersionBeforeTest {

  private static final Path WRITTEN =
      Docs.ROOT.resolve("app/src/test/resources/collisionbench/app/before");

  @TempDir Path folder;

  @BeforeEach
  void copy() throws IOException {
    try (Stream<Path> files = Files.walk(WRITTEN)) {
      for (Path file : files.filter(file -> !file.equals(WRITTEN)).toList()) {
        Files.copy(file, folder.resolve(WRITTEN.relativize(file).toString()));
      }
    }
  }

  @Test
  void settingsAreRead() {
    SettingsFile.Loaded loaded = new SettingsFile(folder).load();
    assertEquals(Optional.empty(), loaded.broken());
    Settings settings = loaded.settings();
    assertEquals(Optional.of(Theme.DARK), settings.theme());
    assertEquals(Optional.of("zh"), settings.language().map(Language::tag));
    assertEquals(1.25, settings.textSize());
    assertEquals(View.Mouse.BLENDER, settings.view().mouse());
    assertEquals(List.of(Path.of("/scenes/mine.json")), settings.recent());
    assertEquals(Layout.FIRST, settings.layout());
  }

  @Test
  void presetsAreScenesOfTheUser() throws Exception {
    UserScenes.Listing listing = new UserScenes(folder.resolve("presets")).all();
    assertEquals(Optional.empty(), listing.trouble());
    assertEquals(List.of("My boxes"), listing.scenes().stream().map(UserScene::name).toList());
    assertEquals(7, SceneFile.read(listing.scenes().getFirst().file()).bodies().size());
  }

  @Test
  void draftsAreRestored() throws Exception {
    Recovery.Found found = new Recovery(folder.resolve("unsaved")).find();
    assertEquals(List.of(), found.unreadable());
    assertEquals(
        List.of(Optional.of("playground")),
        found.abandoned().stream().map(draft -> draft.draft().builtIn()).toList());
    found.abandoned().getFirst().leave();
  }
}
