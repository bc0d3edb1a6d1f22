package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import javafx.scene.Cursor;
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
  void addingWithABodyInHandKeepsBothAndNothingComesLater() {
    dragAndHold(RIGHT, ELSEWHERE);
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    settle();
    Scene made = scene();
    assertEquals(3, made.bodies().size());
    drop();
    robot.clickOn(onScreen(LEFT));
    settle();
    assertEquals(made, scene());
  }

  @Test
  void undoWithABodyInHandOnlyTakesThatBack() {
    drag(LEFT, LEFT.plus(new Vec3(0, 1, 0)));
    Scene moved = scene();
    dragAndHold(RIGHT, ELSEWHERE);
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertEquals(moved, scene());
    assertEquals(moved, session().evaluation().get().scene());
    drop();
    assertEquals(moved, scene());
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
  void theCursorIsAHandExactlyWhereAPressTakesABody() {
    robot.interact(() ->
        session()
            .make(
                new Edit.Add(new Body3("stick", new Segment(ELSEWHERE, ELSEWHERE.plus(Vec3.Y))))));
    settle();
    for (int beside = 0; beside <= 12; beside += 2) {
      robot.interact(() -> session().select(Selection.NONE));
      robot.moveTo(onScreen(ELSEWHERE.plus(0.5, Vec3.Y)).add(beside, 0));
      boolean hand = window.viewport().getCursor().equals(Cursor.OPEN_HAND);
      assertEquals(beside <= 8, hand, beside + " pixels");
      robot.clickOn(MouseButton.PRIMARY);
      settle();
      assertEquals(hand ? Set.of("stick") : Set.of(), session().selection().get().all());
    }
  }

  @Test
  void aClickIsNoEditEvenIfTheHandTrembles() {
    robot.moveTo(onScreen(RIGHT)).press(MouseButton.PRIMARY).moveBy(2, 1);
    drop();
    assertFalse(session().document().get().isDirty());
    assertEquals("right", session().selection().get().last().orElse(""));
  }

  @Test
  void aDragEndsWithTheButtonThatBeganIt() {
    robot.moveTo(onScreen(RIGHT)).press(MouseButton.PRIMARY).moveBy(20, 0);
    robot.press(MouseButton.SECONDARY).release(MouseButton.PRIMARY);
    settle();
    Scene dropped = scene();
    robot.moveBy(40, 30).release(MouseButton.SECONDARY);
    settle();
    assertEquals(dropped, scene());
    assertEquals(FRONT, session().display().camera().get());
  }

  @Test
  void aReleaseThatIsNeverSeenEndsTheDragAllTheSame() {
    dragAndHold(RIGHT, ELSEWHERE);
    robot.type(KeyCode.F1);
    settle();
    robot.release(MouseButton.PRIMARY);
    robot.type(KeyCode.ENTER);
    settle();
    Scene dropped = scene();
    assertNotEquals(document().scene(), dropped);
    robot.drag(onScreen(new Vec3(-3, 3.5, 0)), MouseButton.PRIMARY).dropBy(60, 20);
    settle();
    assertEquals(dropped, scene());
    assertNotEquals(FRONT.azimuth(), session().display().camera().get().azimuth());
  }

  @Test
  void fromInsideABodyTheCameraTurns() {
    robot.interact(() -> session().display().lookFrom(new Camera(RIGHT, 0.3, 0, 0)));
    Scene before = scene();
    robot.drag(onScreen(RIGHT), MouseButton.PRIMARY).dropBy(60, 20);
    settle();
    assertEquals(before, scene());
    assertNotEquals(0, session().display().camera().get().azimuth());
  }

  @Test
  void farFromTheNumbersNothingIsHitAndNothingThrows() {
    for (Camera camera :
        new Camera[] {
          new Camera(new Vec3(1e9, 0, 1e9), 1e-6, 0.6, 0.3),
          new Camera(Vec3.ZERO, 1e308, 0.6, 0.3),
          new Camera(new Vec3(1e300, 1e300, 0), 1e-300, 0, 0)
        }) {
      robot.interact(() -> session().display().lookFrom(camera));
      robot.moveTo(window.viewport().localToScreen(500, 300)).moveBy(5, 5);
      settle();
      assertEquals(camera, session().display().camera().get());
      assertTrue(stage.isShowing());
    }
  }

  @Test
  void lookingAroundKeepsTheSelectionAndAClickOnNothingEndsIt() {
    robot.clickOn(onScreen(RIGHT));
    robot.drag(onScreen(new Vec3(-3, 3.5, 0)), MouseButton.PRIMARY).dropBy(40, 10);
    settle();
    assertEquals("right", session().selection().get().last().orElse(""));
    robot.interact(() -> session().display().lookFrom(FRONT));
    robot.clickOn(onScreen(new Vec3(-3, 3.5, 0)));
    settle();
    assertTrue(session().selection().get().isEmpty());
  }

  @Test
  void aRightClickOnABodyBringsItsMenuAndARightDragDoesNot() {
    robot.moveTo(onScreen(LEFT)).press(MouseButton.SECONDARY).moveBy(40, 30);
    robot.release(MouseButton.SECONDARY);
    settle();
    assertFalse(robot.lookup("#viewport-menu").tryQuery().isPresent());
    assertNotEquals(FRONT, session().display().camera().get());
    robot.interact(() -> session().display().lookFrom(FRONT));
    settle();
    robot.rightClickOn(onScreen(RIGHT));
    settle();
    assertEquals(List.of("right"), session().selection().get().ids());
    robot.clickOn("#viewport-menu #delete");
    settle();
    assertEquals(1, scene().bodies().size());
    assertEquals(FRONT, session().display().camera().get());
  }

  @Test
  void aToolWithoutHandlesSaysWhy() {
    robot.clickOn(onScreen(LEFT)).type(KeyCode.E);
    settle();
    assertEquals("left looks the same in every rotation", text("tool-hint"));
    robot.type(KeyCode.R);
    settle();
    assertFalse(robot.lookup("#tool-hint").query().isVisible());
  }
}
