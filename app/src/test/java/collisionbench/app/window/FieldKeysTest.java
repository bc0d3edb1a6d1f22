package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What keys do in a field of the inspector.
class FieldKeysTest extends OneWindowTest {

  private static final KeyCodeCombination ENTER = new KeyCodeCombination(KeyCode.ENTER);
  private static final KeyCodeCombination CTRL_ENTER =
      new KeyCodeCombination(KeyCode.ENTER, KeyCombination.CONTROL_DOWN);

  @Override
  Document document() {
    return Document.of(inSpace(new Body3("ball", new Sphere(new Vec3(-2, 1, 0), 0.5))));
  }

  private Sphere ball() {
    return (Sphere) ((Body3) body("ball")).shape();
  }

  @ParameterizedTest
  @CsvSource({
    "ball,#field-shape-1",
    "ball,#inspector-name",
    "'',#inspector-name",
    "'',#scene-note"
  })
  void enterAppliesEscapeRevertsAndBothReturnFocus(String body, String selector) {
    select(body.isEmpty() ? new String[0] : new String[] {body});
    Scene before = scene();
    robot.clickOn(selector).write("12").push(KeyCode.ESCAPE).push(KeyCode.G);
    assertEquals(before, scene());
    assertFalse(
        session().display().view().get().shows(View.Layer.GRID), "a key of the window again");
    robot.clickOn(selector).push(KeyCode.ESCAPE).push(KeyCode.G);
    assertTrue(session().display().view().get().shows(View.Layer.GRID), "with nothing typed too");
    robot.clickOn(selector).write("12");
    robot.push(selector.endsWith("note") ? CTRL_ENTER : ENTER).push(KeyCode.G);
    assertNotEquals(before, scene());
    assertEquals(1, steps());
    assertFalse(session().display().view().get().shows(View.Layer.GRID));
    assertTrue(window.viewport().isFocused());
  }

  @Test
  void tabAppliesAndMovesToTheNextField() {
    select("ball");
    robot.clickOn("#field-shape-0-x").write("7").push(KeyCode.TAB).write("8").push(KeyCode.TAB);
    assertEquals(new Vec3(7, 8, 0), ball().center());
    assertTrue(robot.lookup("#field-shape-0-z").query().isFocused());
  }

  @Test
  void escapeRevertsAHeldStepAndKeepsTheFocus() {
    select("ball");
    robot.clickOn("#field-shape-1").press(KeyCode.UP).push(KeyCode.ESCAPE).release(KeyCode.UP);
    assertEquals(0.5, ball().radius());
    assertEquals(0, steps());
    assertTrue(robot.lookup("#field-shape-1").query().isFocused());
  }

  @Test
  void arrowKeysStepAndAHeldKeyIsOneStepOfTheHistory() {
    select("ball");
    robot.clickOn("#field-shape-1").push(KeyCode.UP);
    assertEquals(0.6, ball().radius());
    robot.press(KeyCode.SHIFT).push(KeyCode.UP).release(KeyCode.SHIFT);
    assertEquals(1.6, ball().radius());
    assertEquals(2, steps());
    robot.interact(() -> {
      var field = robot.lookup("#field-shape-1").query();
      for (int i = 0; i < 5; i++) {
        field.fireEvent(key(KeyEvent.KEY_PRESSED));
      }
      field.fireEvent(key(KeyEvent.KEY_RELEASED));
    });
    assertEquals(1.1, ball().radius());
    assertEquals(3, steps());
  }

  private static KeyEvent key(EventType<KeyEvent> type) {
    return new KeyEvent(type, "", "", KeyCode.DOWN, false, false, false, false);
  }
}
