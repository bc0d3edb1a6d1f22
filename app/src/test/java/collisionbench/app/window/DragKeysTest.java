package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// What keys do while a body is dragged, and with nothing held.
class DragKeysTest extends HandleDragTest {

  private static final Vec3 BALL = new Vec3(-1.03, 1.07, 0);
  private static final Vec3 OTHER = new Vec3(2, 1, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(BALL, 0.5)), new Body3("other", new Sphere(OTHER, 0.5))));
  }

  private Vec3 ball() {
    return shown().body("ball").orElseThrow().points().getFirst();
  }

  /// The ball is grabbed at its foremost point, where a unit is more pixels.
  private double grabbedScale() {
    return scale(BALL.plus(new Vec3(0, 0, 0.5)));
  }

  @Test
  void anAxisIsLockedAndReleasedWhileTheMouseStands() {
    hold(onScreen(BALL), 60, -40);
    Vec3 free = ball();
    assertTrue(free.x() > BALL.x() && free.y() > BALL.y());
    robot.type(KeyCode.X);
    settle();
    assertEquals(new Vec3(ball().x(), BALL.y(), BALL.z()), ball());
    assertEquals(free.x(), ball().x(), 0.02);
    robot.type(KeyCode.Y);
    settle();
    assertEquals(new Vec3(BALL.x(), ball().y(), BALL.z()), ball());
    robot.type(KeyCode.Y);
    settle();
    assertEquals(free, ball());
    drop();
    assertEquals(free, ball());
    assertEquals(1, steps());
  }

  @Test
  void whileVIsHeldItSnapsToTheFeatureUnderTheMouse() {
    Vec3 free = new Vec3(OTHER.x() - BALL.x(), OTHER.y() - BALL.y(), 0);
    hold(onScreen(BALL), 60, -40);
    robot.moveTo(onScreen(OTHER));
    robot.press(KeyCode.V);
    settle();
    assertEquals(OTHER, ball(), "center on center: " + free);
    robot.moveBy(0, -150);
    settle();
    assertNotEquals(OTHER, ball(), "nothing is under the mouse");
    robot.moveTo(onScreen(OTHER));
    settle();
    assertEquals(OTHER, ball());
    robot.type(KeyCode.ESCAPE).release(KeyCode.V);
    drop();
    assertEquals(BALL, ball());
    assertEquals(0, steps());
  }

  @Test
  void vIsReleasedWhateverElseIsHeld() {
    robot.press(KeyCode.V, KeyCode.CONTROL).release(KeyCode.V).release(KeyCode.CONTROL);
    hold(onScreen(BALL), 60, -40);
    robot.moveTo(onScreen(OTHER).getX() + 3, onScreen(OTHER).getY() + 2);
    settle();
    assertNotEquals(OTHER, ball());
    robot.type(KeyCode.ESCAPE);
    drop();
  }

  @Test
  void vMayBePressedBeforeTheDragBegins() {
    robot.interact(() -> robot.lookup("#outliner-list").query().requestFocus());
    robot.press(KeyCode.V);
    hold(onScreen(BALL), 60, -40);
    robot.moveTo(onScreen(OTHER));
    settle();
    assertEquals(OTHER, ball());
    robot.release(KeyCode.V);
    robot.moveBy(1, 0);
    settle();
    assertNotEquals(OTHER, ball());
    drop();
  }

  @Test
  void aTypedNumberSetsTheLengthAndEnterEndsTheDrag() {
    hold(onScreen(BALL), 60, -40);
    robot.type(KeyCode.X, KeyCode.DIGIT3, KeyCode.PERIOD, KeyCode.DIGIT2);
    settle();
    assertEquals(new Vec3(2.17, BALL.y(), 0), ball());
    robot.type(KeyCode.BACK_SPACE, KeyCode.DIGIT5, KeyCode.MINUS);
    settle();
    assertEquals(new Vec3(2.47, BALL.y(), 0), ball(), "no number has a minus at its end");
    robot.type(KeyCode.X);
    settle();
    assertEquals(3.5, ball().minus(BALL).length(), 1e-9, "in the direction of the mouse");
    Vec3 there = ball();
    robot.type(KeyCode.ENTER);
    robot.moveBy(40, 40);
    settle();
    drop();
    assertEquals(there, ball());
    assertEquals(1, steps());
  }

  /// As on a French keyboard: digits with Shift, on keys that are digits nowhere else, and the
  /// decimal comma of the keypad.
  @Test
  void theTypedCharactersCountAndNotTheKeys() {
    hold(onScreen(BALL), 60, -40);
    robot.type(KeyCode.X);
    typed("3", KeyCode.QUOTEDBL, true);
    typed(",", KeyCode.DECIMAL, false);
    typed("2", KeyCode.UNDEFINED, true);
    settle();
    assertEquals(new Vec3(2.17, BALL.y(), 0), ball());
    typed("&", KeyCode.DIGIT1, false);
    settle();
    assertEquals(new Vec3(2.17, BALL.y(), 0), ball(), "no digit was typed");
    robot.type(KeyCode.ENTER);
    drop();
  }

  private void typed(String character, KeyCode key, boolean shift) {
    Node focus = robot.lookup("#outliner-list").query().getScene().getFocusOwner();
    robot.interact(() -> {
      for (EventType<KeyEvent> type :
          List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_TYPED, KeyEvent.KEY_RELEASED)) {
        boolean writes = type == KeyEvent.KEY_TYPED;
        Event.fireEvent(
            focus,
            new KeyEvent(
                type,
                writes ? character : KeyEvent.CHAR_UNDEFINED,
                "",
                writes ? KeyCode.UNDEFINED : key,
                shift,
                false,
                false,
                false));
      }
    });
  }

  @Test
  void controlSnapsAtOnceAndLetsGoAtOnce() {
    snapBy(0.2);
    Scene before = scene();
    hold(onScreen(BALL), 60, -40);
    Vec3 free = ball();
    robot.press(KeyCode.CONTROL);
    settle();
    assertEquals(Math.rint(free.x() * 5) / 5, ball().x());
    assertEquals(Math.rint(free.y() * 5) / 5, ball().y());
    assertEquals(0, ball().z());
    robot.type(KeyCode.X);
    settle();
    assertEquals(new Vec3(ball().x(), BALL.y(), 0), ball(), "X locks, and cuts nothing out");
    robot.type(KeyCode.X);
    robot.release(KeyCode.CONTROL);
    settle();
    assertEquals(free, ball());
    drop();
    undo();
    assertSame(before, scene());
  }

  @Test
  void aPressSelectsAtOnceAndWithShiftOnlyOnceItDrags() {
    robot.moveTo(onScreen(OTHER)).press(MouseButton.PRIMARY);
    settle();
    assertEquals("other", session().selection().get().last().orElse(""));
    drop();
    robot.press(KeyCode.SHIFT).moveTo(onScreen(BALL)).press(MouseButton.PRIMARY);
    settle();
    assertEquals("other", session().selection().get().last().orElse(""));
    robot.moveBy(20, 0);
    settle();
    assertEquals("ball", session().selection().get().last().orElse(""));
    robot.release(KeyCode.SHIFT);
    drop();
    assertEquals(OTHER, shown().body("other").orElseThrow().points().getFirst());
  }

  @Test
  void altIsTenTimesFinerFromWhereItIsPressed() {
    hold(onScreen(BALL), 50, 0);
    robot.press(KeyCode.ALT);
    settle();
    double before = ball().x();
    assertEquals(BALL.x() + 50 / grabbedScale(), before, 0.002);
    robot.moveBy(50, 0);
    settle();
    assertEquals(before + 5 / grabbedScale(), ball().x(), 0.001);
    robot.release(KeyCode.ALT);
    settle();
    assertEquals(before + 5 / grabbedScale(), ball().x(), 0.001);
    robot.moveBy(50, 0);
    settle();
    assertEquals(before + 55 / grabbedScale(), ball().x(), 0.002);
    drop();
    assertEquals(1, steps());
  }

  @Test
  void altAtTheStartTurnsTheCamera() {
    Scene before = scene();
    robot.press(KeyCode.ALT);
    robot.drag(onScreen(BALL), MouseButton.PRIMARY).dropBy(60, 20);
    robot.release(KeyCode.ALT);
    settle();
    assertSame(before, scene());
    assertEquals(-60 * 0.008, session().display().camera().get().azimuth(), 1e-9);
  }

  @Test
  void shiftDragsOverTheGround() {
    Camera askew = new Camera(new Vec3(0, 1, 0), 10, 0.6, 0.5);
    robot.interact(() -> session().display().lookFrom(askew));
    robot.press(KeyCode.SHIFT);
    hold(onScreen(BALL), 30, 40);
    assertEquals(BALL.y(), ball().y());
    assertTrue(ball().z() > 0.1);
    Vec3 there = ball();
    robot.release(KeyCode.SHIFT);
    settle();
    assertEquals(there, ball(), "letting go of Shift moves nothing");
    robot.moveBy(0, -20);
    settle();
    assertNotEquals(BALL.y(), ball().y());
    drop();
    assertEquals("ball", session().selection().get().last().orElse(""));
  }

  @Test
  void escapeWithKeysDownRestoresExactly() {
    Scene before = scene();
    hold(onScreen(BALL), 60, -40);
    robot.press(KeyCode.CONTROL).type(KeyCode.X);
    settle();
    assertNotEquals(before, shown());
    robot.release(KeyCode.CONTROL).type(KeyCode.ESCAPE);
    settle();
    assertEquals(before, shown());
    drop();
    assertSame(before, scene());
  }

  @Test
  void arrowKeysNudgeByTheGrid() {
    snapBy(0.2);
    Scene before = scene();
    robot.clickOn(onScreen(BALL));
    robot.type(KeyCode.RIGHT).type(KeyCode.UP);
    settle();
    assertEquals(new Vec3(-0.83, 1.27, 0), ball());
    robot.push(KeyCode.SHIFT, KeyCode.LEFT);
    robot.type(KeyCode.PAGE_UP);
    settle();
    assertEquals(new Vec3(-2.83, 1.27, -0.2), ball());
    assertEquals(4, steps());
    assertTrue(window.viewport().isFocused());
    for (int i = 0; i < 4; i++) {
      undo();
    }
    assertSame(before, scene());
    robot.clickOn(onScreen(new Vec3(0.5, 2.5, 0)));
    robot.type(KeyCode.RIGHT);
    settle();
    assertSame(before, scene(), "with nothing selected nothing moves");
    assertTrue(window.viewport().isFocused());
  }
}
