package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
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

  @Test
  void vIsReleasedThoughControlIsHeld() {
    robot.press(KeyCode.V, KeyCode.CONTROL).release(KeyCode.V).release(KeyCode.CONTROL);
    hold(onScreen(BALL), 60, -40);
    robot.moveTo(onScreen(OTHER).getX() + 3, onScreen(OTHER).getY() + 2);
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
    assertEquals(OTHER, ball());
    robot.release(KeyCode.V);
    robot.moveBy(1, 0);
    assertNotEquals(OTHER, ball());
    drop();
  }

  @Test
  void aTypedNumberSetsTheLengthAndEnterEndsTheDrag() {
    hold(onScreen(BALL), 60, -40);
    robot.type(KeyCode.X, KeyCode.DIGIT3, KeyCode.PERIOD, KeyCode.DIGIT2);
    assertEquals(new Vec3(2.17, BALL.y(), 0), ball());
    robot.type(KeyCode.BACK_SPACE, KeyCode.DIGIT5, KeyCode.MINUS);
    assertEquals(new Vec3(2.47, BALL.y(), 0), ball(), "no number has a minus at its end");
    robot.type(KeyCode.X);
    assertEquals(3.5, ball().minus(BALL).length(), 1e-9, "in the direction of the mouse");
    Vec3 there = ball();
    robot.type(KeyCode.ENTER);
    robot.moveBy(40, 40);
    drop();
    assertEquals(there, ball());
    assertEquals(1, steps());
  }

  /// As on a French keyboard: digits with Shift, on keys that are digits nowhere else, and the
  /// decimal comma of the keypad.
  @Test
  void typedCharactersCountNotKeyCodes() {
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
}
