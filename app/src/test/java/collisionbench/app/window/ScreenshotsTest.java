package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.Png;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScreenshotsTest extends WindowTest {

  private static final Vec3 MIDDLE = new Vec3(0, 1, 0);

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(MIDDLE, 1)),
            new Body3("other", new Sphere(new Vec3(1, 1, 0), 1))));
  }

  private Bitmap shown() {
    return Bitmap.of(onFx(() -> window.viewport().snapshot(null, null)));
  }

  @Test
  void theFileHasWhatTheViewportShows() throws Exception {
    asked.answer = Optional.of(folder.resolve("touching.png"));
    robot.type(KeyCode.P);
    await("#notice-action");
    Bitmap picture = Png.read(folder.resolve("touching.png"));
    assertEquals(shown(), picture);
    Point2D at = window.viewport().projection().toPixel(MIDDLE).orElseThrow();
    int rgb = picture.at((int) at.getX(), (int) at.getY() + 24); // beside the contact's mark
    assertTrue(isRed(Color.rgb(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff)));
    assertTrue(text("notice-action").contains("touching.png"), text("notice-action"));
  }

  @Test
  void aPictureThatIsThereIsNotReplacedUnasked() throws Exception {
    Path there = Files.writeString(folder.resolve("there.png"), "precious");
    asked.answer = Optional.of(folder.resolve("there"));
    robot.type(KeyCode.P);
    await("#ask-cancel");
    robot.clickOn("#ask-cancel");
    assertEquals("precious", Files.readString(there));
  }

  @Test
  void aFileThatCannotBeWrittenIsSaid() throws Exception {
    asked.answer = Optional.of(folder.resolve("nowhere").resolve("a.png"));
    robot.type(KeyCode.P);
    await("#dialog-text");
    assertTrue(text("dialog-text").contains("a.png"), text("dialog-text"));
    robot.type(KeyCode.ENTER);
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void theClipboardHasWhatTheViewportShows() throws Exception {
    robot.push(KeyCode.SHIFT, KeyCode.P);
    await("#notice-action");
    Image copied = onFx(() -> Clipboard.getSystemClipboard().getImage());
    assertEquals(shown(), Bitmap.of(copied));
    assertEquals("Image copied", text("notice-action"));
    robot.clickOn("#status-count");
    assertTrue(robot.lookup("#notice-action").tryQuery().isEmpty(), "it goes by itself");
  }
}
