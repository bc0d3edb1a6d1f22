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
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningFrameTest {

  private static final collisionbench.bench.scene.Scene SCENE =
      BuiltInScenes.named("capsule-sphere").orElseThrow();

  @TempDir private Path folder;

  private Stage open() throws SnapshotException, InterruptedException {
    CountDownLatch shown = new CountDownLatch(1);
    Stage stage =
        Toolkit.call(() ->
            OpeningFrame.show(
                folder, new OpeningFrame.First(Optional.of(SCENE), true), shown::countDown));
    assertTrue(shown.await(5, TimeUnit.MINUTES));
    return stage;
  }

  private BenchWindow window(Stage stage) {
    Document document = Document.builtIn("capsule-sphere", SCENE);
    return new BenchWindow(
        stage, document, Optional.empty(), TextClipboard.ofDesktop(), FrameTimer.SILENT, folder);
  }

  @ParameterizedTest
  @CsvSource({"900, 600, true", "1280, 800, true", "1024, 700, false"})
  void thePictureComesFirstAndIsWhereTheContentHasIt(int width, int height, boolean outliner)
      throws Exception {
    Files.writeString(
        folder.resolve("settings.json"),
        """
        {"theme": "dark", "layout": {"outliner": %b},
         "window": {"x": 10, "y": 20, "width": %d, "height": %d, "maximized": false}}
        """
            .formatted(outliner, width, height));
    Stage stage = open();
    Scene scene = stage.getScene();
    Background background = Toolkit.call(() -> ((Region) scene.getRoot()).getBackground());
    assertEquals(
        Palette.ofWindow(Theme.DARK).sky().getFills().getFirst().getFill(),
        background.getFills().getLast().getFill());
    Bounds picture =
        Toolkit.call(() -> bounds(scene.getRoot().getChildrenUnmodifiable().getFirst()));
    CountDownLatch drawn = new CountDownLatch(1);
    Toolkit.call(() -> {
      BenchWindow window = window(stage);
      window.show();
      assertSame(scene, stage.getScene());
      assertSame(scene, window.viewport().getScene());
      assertEquals(picture, bounds(window.viewport()), "the picture stays where it is");
      assertEquals(width, stage.getWidth());
      assertEquals(height, stage.getHeight());
      scene.addPostLayoutPulseListener(drawn::countDown);
      return stage;
    });
    assertTrue(drawn.await(5, TimeUnit.MINUTES), "the content is not drawn");
    Toolkit.call(() -> {
      stage.close();
      return stage;
    });
  }

  private static Bounds bounds(Node node) {
    return node.localToScene(node.getLayoutBounds());
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
