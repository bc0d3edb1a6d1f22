package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class PasteSheetTest extends OneWindowTest {

  private static final Scene FIRST = inSpace(new Body3("ball", new Sphere(Vec3.ZERO, 0.5)));

  private static final String UNCERTAIN = "a = (0, 2, 0), (1, 2, 0)\nb = (0, 4, 0), (1, 5, 1)";

  @Override
  Document document() {
    return Document.of(FIRST);
  }

  private void push(KeyCode... keys) {
    robot.push(keys);
  }

  private void paste(String text) {
    clipboard.text = Optional.of(text);
    push(KeyCode.CONTROL, KeyCode.V);
  }

  private boolean isOpen() {
    return onFx(() -> robot.lookup("#paste-sheet").queryAs(Node.class).isVisible());
  }

  private List<String> shown() {
    return session().evaluation().get().scene().bodies().stream().map(Body::id).toList();
  }

  @Test
  void enterTakesWhatIsPreviewedInOneStep() {
    paste(UNCERTAIN);
    assertTrue(isOpen());
    assertEquals(List.of("ball", "segment", "segment 2"), shown());
    assertSame(FIRST, scene(), "it is a preview");
    assertEquals("2 bodies", text("paste-summary"));
    push(KeyCode.ENTER);
    assertFalse(isOpen());
    assertEquals(3, scene().bodies().size());
    assertEquals(List.of("segment", "segment 2"), session().selection().get().ids());
    undo();
    assertSame(FIRST, scene());
  }

  @Test
  void escapeLeavesTheSceneAsItWas() {
    Camera camera = session().display().camera().get();
    select("ball");
    paste(UNCERTAIN);
    push(KeyCode.ESCAPE);
    assertFalse(isOpen());
    assertSame(FIRST, scene());
    assertEquals(List.of("ball"), shown());
    assertEquals(List.of("ball"), session().selection().get().ids());
    assertEquals(camera, session().display().camera().get());
  }

  @Test
  void keysChooseFormsAndRows() {
    paste(UNCERTAIN);
    assertEquals(List.of("segment"), session().selection().get().ids());
    push(KeyCode.RIGHT);
    assertEquals(List.of("ball", "box", "segment"), shown());
    push(KeyCode.DOWN);
    assertEquals(List.of("segment"), session().selection().get().ids());
    push(KeyCode.DIGIT2);
    assertEquals(List.of("ball", "box", "box 2"), shown());
    push(KeyCode.SPACE);
    assertEquals(List.of("ball", "box"), shown());
    push(KeyCode.SPACE);
    push(KeyCode.SHIFT, KeyCode.LEFT);
    assertEquals(List.of("ball", "segment", "segment 2"), shown());
    undo();
    assertTrue(isOpen(), "other keys wait");
    assertEquals(List.of("ball", "segment", "segment 2"), shown());
    push(KeyCode.ESCAPE);
  }

  @Test
  void theMouseChoosesToo() {
    paste(UNCERTAIN);
    robot.clickOn("#paste-form-box-min-max");
    assertEquals(List.of("ball", "box", "segment"), shown());
    robot.clickOn("#paste-z-up");
    assertTrue(robot.lookup("#paste-z-up").queryAs(CheckBox.class).isSelected());
    assertEquals(
        List.of(new Vec3(0, 0, -2), new Vec3(1, 0, -2)),
        session().evaluation().get().scene().bodies().get(1).points());
    robot.clickOn("#paste-cancel");
    assertFalse(isOpen());
    assertSame(FIRST, scene());
  }

  @Test
  void certainPasteCanBeChangedInTheSheet() {
    paste("[[0, 2, 0], [1, 2, 0], [0, 3, 0]]");
    assertFalse(isOpen());
    assertEquals("1 body pasted.", text("notice-action"));
    assertEquals(List.of("ball", "triangle"), shown());
    robot.clickOn("#paste-change");
    assertTrue(isOpen());
    assertSame(FIRST, scene());
    push(KeyCode.DIGIT2);
    push(KeyCode.ENTER);
    assertEquals(1, steps());
    assertFalse(shown().contains("triangle"));
    undo();
    assertSame(FIRST, scene());
  }

  @Test
  void anotherDocumentClosesIt() {
    paste(UNCERTAIN);
    robot.interact(() -> session().open(Document.of(inSpace()), FRONT));
    assertFalse(isOpen());
    assertEquals(List.of(), shown());
  }

  @Test
  void numbersOfTheOtherSpaceAreRefused() {
    paste("(1, 2), (3, 4), (5, 7)");
    assertFalse(isOpen());
    assertEquals(
        "The bodies on the clipboard are 2D, but this scene is 3D.", text("notice-action"));
  }
}
