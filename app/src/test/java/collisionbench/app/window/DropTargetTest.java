package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.window.document.DropTarget;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The robot cannot drag anything from another program, so what such a drag calls is called here.
class DropTargetTest extends OneWindowTest {

  private static final Scene SCENE = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(SCENE);
  }

  private DropTarget target() {
    return robot.lookup("#drop-target").queryAs(DropTarget.class);
  }

  private void drop(Path... files) {
    List<File> fallen = List.of(files).stream().map(Path::toFile).toList();
    onFx(() -> target().hover(fallen));
    assertTrue(target().isVisible());
    assertTrue(onFx(() -> target().drop(fallen)));
    settle();
    assertFalse(target().isVisible());
  }

  @Test
  void droppedFileIsOpened() throws Exception {
    Path file = folder.resolve("fallen.json");
    SceneFile.save(SCENE.named("fallen"), file);
    drop(file);
    assertEquals(Optional.of(file), session().document().get().file());
    assertEquals("fallen", scene().name());
  }

  @Test
  void ofSeveralFilesOneIsOpenedAndThatIsSaid() throws Exception {
    Path one = folder.resolve("one.json");
    Path two = folder.resolve("two.json");
    SceneFile.save(SCENE.named("one"), one);
    SceneFile.save(SCENE.named("two"), two);
    drop(one, two);
    assertEquals("one", scene().name());
    assertTrue(text("notice-action").contains("one.json"), text("notice-action"));
  }

  @Test
  void droppedFileThatIsNoSceneIsReported() throws Exception {
    drop(Files.writeString(folder.resolve("notes.txt"), "milk, bread"));
    assertTrue(text("dialog-text").contains("notes.txt"), text("dialog-text"));
    robot.type(KeyCode.ENTER);
    assertEquals(SCENE, scene());
  }

  @Test
  void dragWithoutFilesIsRefused() {
    assertFalse(onFx(() -> target().hover(List.of())));
    assertFalse(target().isVisible());
    assertFalse(onFx(() -> target().drop(List.of())));
  }
}
