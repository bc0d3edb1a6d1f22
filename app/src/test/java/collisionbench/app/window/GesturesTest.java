package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// Gestures that are disturbed, and cameras in odd places.
class GesturesTest extends OneWindowTest {

  private static final Vec3 LEFT = new Vec3(-2, 1, 0);
  private static final Vec3 RIGHT = new Vec3(2, 1, 0);
  private static final Vec3 ELSEWHERE = new Vec3(0.5, 2.5, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("left", new Sphere(LEFT, 0.8)), new Body3("right", new Sphere(RIGHT, 0.8))));
  }

  @Test
  void addingDuringADragKeepsBoth() {
    dragAndHold(RIGHT, ELSEWHERE);
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    Scene made = scene();
    assertEquals(3, made.bodies().size());
    drop();
    robot.clickOn(onScreen(LEFT));
    assertEquals(made, scene());
  }

  @Test
  void aGroupIsPickedAndDraggedAsOne() {
    robot.push(KeyCode.CONTROL, KeyCode.A);
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.G);
    assertEquals(0, session().evaluation().get().count());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    Scene before = scene();
    drag(LEFT, LEFT.plus(Vec3.Y));
    assertEquals(Set.of("left", "right"), session().selection().get().all());
    assertEquals(moved("left", before), moved("right", before));
    robot.press(KeyCode.SHIFT).clickOn(onScreen(RIGHT.plus(Vec3.Y))).release(KeyCode.SHIFT);
    assertEquals(Set.of(), session().selection().get().all());
    robot.interact(() -> {
      session().undo();
      session().select(Selection.of("right"));
    });
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.SHIFT, KeyCode.G);
    robot.clickOn(onScreen(LEFT));
    assertEquals(Set.of("left"), session().selection().get().all());
    assertEquals(document().scene(), scene());
  }

  private Vec3 moved(String id, Scene before) {
    return body(id).bounds().center().minus(before.body(id).orElseThrow().bounds().center());
  }

  @Test
  void fromInsideABodyTheCameraTurns() {
    robot.interact(() -> session().display().lookFrom(new Camera(RIGHT, 0.3, 0, 0)));
    Scene before = scene();
    robot.drag(onScreen(RIGHT), MouseButton.PRIMARY).dropBy(60, 20);
    assertEquals(before, scene());
    assertNotEquals(0, session().display().camera().get().azimuth());
  }

  @Test
  void aRightClickOnABodyBringsItsMenuAndARightDragDoesNot() {
    robot.moveTo(onScreen(LEFT)).press(MouseButton.SECONDARY).moveBy(40, 30);
    robot.release(MouseButton.SECONDARY);
    assertFalse(robot.lookup("#viewport-menu").tryQuery().isPresent());
    assertNotEquals(FRONT, session().display().camera().get());
    robot.interact(() -> session().display().lookFrom(FRONT));
    robot.rightClickOn(onScreen(RIGHT));
    assertEquals(List.of("right"), session().selection().get().ids());
    robot.clickOn("#viewport-menu #delete");
    assertEquals(1, scene().bodies().size());
    assertEquals(FRONT, session().display().camera().get());
  }

  @Test
  void aToolWithoutHandlesSaysWhy() {
    robot.clickOn(onScreen(LEFT)).type(KeyCode.E);
    assertEquals("left looks the same in every rotation", text("tool-hint"));
    robot.type(KeyCode.R);
    assertFalse(robot.lookup("#tool-hint").query().isVisible());
  }
}
