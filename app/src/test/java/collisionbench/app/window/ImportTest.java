package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.window.file.FileKind;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportTest extends WindowTest {

  private static final String OBJ = "v 0 0 0\nv 1 0 0\nv 1 0 2\n";

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(Scene.empty("empty", Space.TWO));
  }

  private static Body3 triangle(Vec3 c) {
    return new Body3("triangle", new Triangle(Vec3.ZERO, Vec3.X, c));
  }

  /// The file is never written: it is saved as a scene in another.
  @Test
  void aFileInAnotherFormatIsANewScene() throws IOException {
    Path file = Files.writeString(folder.resolve("roof.obj"), OBJ);
    asked.answer = Optional.of(file);
    robot.push(KeyCode.CONTROL, KeyCode.O);
    settle();
    assertEquals(List.of(triangle(new Vec3(1, 0, 2))), scene().bodies());
    assertEquals("Opened as a new scene: 1 body.", text("notice-action"));
    assertEquals("roof", session().document().get().title());
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertEquals(List.of(), scene().bodies());
    robot.push(KeyCode.CONTROL, KeyCode.Y);
    settle();
    asked.answer = Optional.of(folder.resolve("roof.json"));
    robot.push(KeyCode.CONTROL, KeyCode.S);
    settle();
    assertEquals(Optional.of(FileKind.SCENE), asked.toSave);
    assertEquals(OBJ, Files.readString(file));
  }
}
