package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.Theme;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.bench.scenefile.BuiltInScenes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningFrameTest {

  @TempDir private Path folder;

  private Stage open() throws SnapshotException, InterruptedException {
    CountDownLatch shown = new CountDownLatch(1);
    Stage stage = Toolkit.call(() -> OpeningFrame.show(folder, shown::countDown));
    assertTrue(shown.await(5, TimeUnit.MINUTES));
    return stage;
  }

  private BenchWindow window(Stage stage) {
    Document document =
        Document.builtIn("capsule-sphere", BuiltInScenes.named("capsule-sphere").orElseThrow());
    return new BenchWindow(
        stage, document, Optional.empty(), TextClipboard.ofDesktop(), FrameTimer.SILENT, folder);
  }

  @Test
  void theBackgroundOfTheThemeComesFirstAndStaysUntilTheContentIsThere() throws Exception {
    Files.writeString(
        folder.resolve("settings.json"),
        """
        {"theme": "dark",
         "window": {"x": 10, "y": 20, "width": 900, "height": 600, "maximized": false}}
        """);
    Stage stage = open();
    Scene scene = stage.getScene();
    Background background = Toolkit.call(() -> ((Region) scene.getRoot()).getBackground());
    assertEquals(Palette.ofWindow(Theme.DARK).sky(), background);
    CountDownLatch drawn = new CountDownLatch(1);
    Toolkit.call(() -> {
      BenchWindow window = window(stage);
      window.show();
      assertSame(scene, stage.getScene());
      assertSame(scene, window.viewport().getScene());
      assertEquals(900, stage.getWidth());
      assertEquals(600, stage.getHeight());
      scene.addPostLayoutPulseListener(drawn::countDown);
      return stage;
    });
    assertTrue(drawn.await(5, TimeUnit.MINUTES), "the content is not drawn");
    Toolkit.call(() -> {
      stage.close();
      return stage;
    });
  }

  @Test
  void settingsThatCannotBeReadAreLeftToTheWindow() throws Exception {
    Path settings = folder.resolve("settings.json");
    Files.writeString(settings, "{");
    Stage stage = open();
    assertTrue(Files.exists(settings));
    Toolkit.call(() -> {
      window(stage).show();
      stage.close();
      return stage;
    });
    assertFalse(Files.exists(settings));
  }
}
