package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.Test;

/// One bit more or less, by keys.
class LastBitTest extends OneWindowTest {

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(2, 0, 0), 1))));
  }

  private double x() {
    return body("b").points().getFirst().x();
  }

  private void wheel(Node over, double delta, boolean alt, boolean control) {
    robot.interact(() ->
        Event.fireEvent(
            over,
            new ScrollEvent(
                ScrollEvent.SCROLL,
                0,
                0,
                0,
                0,
                true,
                control,
                alt,
                false,
                true,
                false,
                delta,
                0,
                delta,
                0,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null)));
  }

  @Test
  void theWheelOverAFieldGoesToTheNextNumber() {
    select("b");
    Node field = robot.lookup("#field-shape-0-x").query();
    wheel(field, 40, true, false);
    assertEquals(Math.nextUp(2.0), x());
    wheel(field, 40, false, true);
    assertEquals(Math.nextUp(2.0f), x());
    wheel(field, -40, false, true);
    assertEquals(2, x());
    wheel(field, -40, false, false);
    assertEquals(2, x(), "the wheel with Shift alone scrolls");
    assertEquals(3, steps());
  }

  @Test
  void twoButtonsInAFieldThatHasTheFocusGoToTheNextNumber() {
    select("b");
    Node up = robot.lookup("#field-shape-0-x-up").query();
    assertFalse(up.getParent().isVisible());
    TextField field = robot.lookup("#field-shape-0-x").queryAs(TextField.class);
    robot.interact(field::requestFocus);
    assertEquals("Center X: next double", up.getAccessibleText());
    assertEquals(
        "Center X: previous double",
        robot.lookup("#field-shape-0-x-down").query().getAccessibleText());
    robot.clickOn(up);
    assertEquals(Math.nextUp(2.0), x());
    assertTrue(field.isFocused());
    robot.clickOn("#field-shape-0-x-down");
    assertEquals(2, x());
    robot.press(KeyCode.CONTROL);
    robot.clickOn("#field-shape-0-x-down");
    robot.release(KeyCode.CONTROL);
    assertEquals(Math.nextDown(2.0f), x());
  }

  @Test
  void aStepIsReportedAndItsDigitsAreShown() {
    select("b");
    TextField field = robot.lookup("#field-shape-0-x").queryAs(TextField.class);
    robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.RIGHT);
    assertEquals("X: +1 bit, 4.4e-16", text("notice-action"));
    assertEquals("2.0000000000000004", field.getText());
    assertEquals(field.getLength(), field.getCaretPosition(), "scrolled to the last digit");
    robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.RIGHT);
    assertEquals("X: +2 bits, 8.9e-16", text("notice-action"));
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.UP);
    assertEquals("Y: +1 bit of a float, 1.4e-45", text("notice-action"));
    robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.LEFT);
    assertEquals("X: -1 bit, 4.4e-16", text("notice-action"), "another edit was between");
    robot.interact(() -> session().make(new Edit.Move("b", new Vec3(0.5, 0, 0))));
    assertEquals("2.5", field.getText());
  }
}
