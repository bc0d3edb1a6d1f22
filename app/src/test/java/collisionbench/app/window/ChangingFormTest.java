package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What happens in the inspector while its fields make way for others: the body is renamed, goes,
/// or gets a corner more.
class ChangingFormTest extends OneWindowTest {

  private final List<Throwable> failures = new ArrayList<>();

  @Override
  Document document() {
    List<Vec2> corners =
        List.of(new Vec2(1, 0), new Vec2(3, 0), new Vec2(3.5, 1.5), new Vec2(1, 2));
    return Document.of(
        inPlane(
            new Body2("disc", new Circle(new Vec2(-3, 0), 1)),
            new Body2("sail", new Polygon(corners)),
            new Body2("coin", new Circle(new Vec2(-1, 2), 0.5))));
  }

  @BeforeEach
  void listen() {
    robot.interact(() ->
        Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> failures.add(failure)));
  }

  @AfterEach
  void nothingHasFailed() {
    assertEquals(List.of(), failures);
  }

  private void type(String selector, String text) {
    robot.clickOn(selector).push(KeyCode.CONTROL, KeyCode.A).write(text);
  }

  /// Not by a robot: on a machine kept busy the desktop repeats a key that it holds.
  private void tab(boolean back) {
    settle();
    robot.interact(() -> {
      Node owner = stage.getScene().getFocusOwner();
      owner.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, back, false, false, false));
    });
  }

  private double radius(String id) {
    return ((Circle) ((Body2) body(id)).shape()).radius();
  }

  private List<Vec2> corners() {
    return ((Polygon) ((Body2) body("sail")).shape()).vertices();
  }

  private String focused() {
    return onFx(() -> {
      Node owner = stage.getScene().getFocusOwner();
      return owner == null ? "nothing" : Optional.ofNullable(owner.getId()).orElse("a " + owner);
    });
  }

  private String shown(String selector) {
    return robot.lookup(selector).queryAs(TextInputControl.class).getText();
  }

  @Test
  void tabMovesFromANewNameToTheFirstNumber() {
    select("disc");
    type("#inspector-name", "orb");
    tab(false);
    robot.write("7");
    tab(false);
    assertEquals(7, ((Circle) ((Body2) body("orb")).shape()).center().x());
    assertEquals("field-shape-0-y", focused());
    tab(true);
    tab(true);
    assertEquals("inspector-name", focused());
  }

  @Test
  void undoOfARenameKeepsTheFocus() {
    select("disc");
    type("#inspector-name", "orb");
    tab(false);
    undo();
    assertEquals(Selection.of("disc"), session().selection().get());
    assertEquals("field-shape-0-x", focused());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    robot.write("5").push(KeyCode.ENTER);
    assertEquals(5, ((Circle) ((Body2) body("orb")).shape()).center().x());
  }

  @ParameterizedTest
  @ValueSource(strings = {"12", "-5", "1/"})
  void removedBodyDropsItsTypedNumber(String typed) {
    select("disc");
    type("#field-shape-1", typed);
    robot.interact(() -> session().make(new Edit.Remove(Set.of("disc"))));
    assertEquals("Test", shown("#inspector-name"));
    robot.interact(() -> session().undo());
    assertEquals(1, radius("disc"));
    assertEquals("1", shown("#field-shape-1"));
  }

  @Test
  void theButtonsOfCornersKeepTheFocus() {
    select("sail");
    robot.clickOn("#corner-2-add");
    assertEquals(5, corners().size());
    assertEquals("corner-2-add", focused());
    robot.push(KeyCode.SPACE);
    assertEquals(6, corners().size());
    assertEquals("corner-2-add", focused());
  }

  @Test
  void disabledCornerButtonReturnsFocusToTheView() {
    select("sail");
    robot.clickOn("#corner-1-remove");
    assertEquals(3, corners().size());
    assertTrue(window.viewport().isFocused(), focused());
  }

  @Test
  void theSameFieldOfTheBodySelectedNextHasTheFocus() {
    select("disc");
    robot.clickOn("#field-shape-1");
    select("coin");
    assertEquals("field-shape-1", focused());
    robot.write("3").push(KeyCode.ENTER);
    assertEquals(3, radius("coin"));
    robot.clickOn("#field-shape-1");
    select("sail");
    assertTrue(window.viewport().isFocused(), focused());
  }

  @Test
  void typedNumberIsAppliedWhenAnotherBodyIsSelected() {
    select("disc");
    type("#field-shape-1", "2");
    select("coin");
    assertEquals(2, radius("disc"));
    assertEquals("coin", shown("#inspector-name"));
    assertEquals("0.5", shown("#field-shape-1"));
  }
}
