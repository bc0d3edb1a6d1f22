package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/// The mouse as in other programs, boxes that select, and the menu where nothing is.
class MouseHabitsTest extends WindowTest {

  private static final Vec3 LEFT = new Vec3(-2, 1, 0);
  private static final Vec3 RIGHT = new Vec3(2, 1, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("left", new Sphere(LEFT, 0.8)),
            new Body3("right", new Sphere(RIGHT, 0.8)),
            new Body3("stick", new Segment(new Vec3(-1, 3, 0), new Vec3(1, 3, 0)))));
  }

  private Camera camera() {
    return session().display().camera().get();
  }

  private List<String> selected() {
    return session().selection().get().ids();
  }

  private void like(View.Mouse mouse) {
    robot.interact(() -> session().display().show(view -> view.with(mouse)));
  }

  @Test
  void theSheetOfKeysFollowsAndTheHabitIsRemembered() {
    like(View.Mouse.UNITY);
    assertEquals(View.Mouse.UNITY, session().display().view().get().mouse());
    robot.push(KeyCode.F1);
    await(".key-sheet");
    List<String> words =
        robot.lookup(".key-lines > .label").queryAllAs(Label.class).stream()
            .map(Label::getText)
            .toList();
    assertTrue(words.contains("Left on empty space"), words::toString);
    assertTrue(words.contains("W, A, S, D, Q, E while looking"), words::toString);
    robot.push(KeyCode.ESCAPE);
    await(() -> robot.lookup(".key-sheet").tryQuery().isEmpty());
    reopen();
    assertEquals(View.Mouse.UNITY, session().display().view().get().mouse());
  }

  @Test
  void keysFlyOnlyWhileTheRightButtonIsHeld() {
    like(View.Mouse.UNITY);
    robot.push(KeyCode.E);
    assertEquals(View.Tool.ROTATE, session().display().view().get().tool());
    robot.moveTo(onScreen(new Vec3(0, 1, 0))).press(MouseButton.SECONDARY).press(KeyCode.W);
    await(() -> camera().target().z() < -1);
    assertEquals(FRONT.distance(), camera().distance());
    assertEquals(View.Tool.ROTATE, session().display().view().get().tool(), "W flies");
    robot.release(KeyCode.W);
    Camera there = camera();
    robot.press(KeyCode.E);
    await(() -> camera().target().y() > there.target().y() + 0.2);
    robot.release(KeyCode.E).push(KeyCode.ESCAPE);
    assertEquals(FRONT, camera());
    robot.release(MouseButton.SECONDARY);
    assertTrue(robot.lookup("#place-menu").tryQuery().isEmpty());
    robot.push(KeyCode.W);
    assertEquals(View.Tool.MOVE, session().display().view().get().tool());
    assertEquals(FRONT, camera());
  }

  @Test
  void aFlightEndsWithTheButtonEvenIfItsKeyStaysDown() {
    like(View.Mouse.GODOT);
    robot.moveTo(onScreen(new Vec3(0, 1, 0))).press(MouseButton.SECONDARY).press(KeyCode.S);
    await(() -> camera().target().z() > 0.5);
    robot.release(MouseButton.SECONDARY);
    Camera there = camera();
    settle();
    assertEquals(there, camera());
    robot.release(KeyCode.S);
  }

  @Test
  void whereNothingIsShapesAreAddedAndPasted() {
    select("left");
    robot.push(KeyCode.CONTROL, KeyCode.C);
    Point2D ground = onScreen(new Vec3(0.5, 0, 2));
    robot.clickOn(ground, MouseButton.SECONDARY);
    robot.clickOn("#place-paste");
    Body3 pasted = (Body3) scene().bodies().getLast();
    Vec3 middle = pasted.shape().bounds().center();
    assertEquals(0.5, middle.x(), 0.02);
    assertEquals(LEFT.y(), middle.y(), "as high as it was");
    assertEquals(List.of(pasted.id()), selected());
    robot.push(KeyCode.DELETE);
    robot.clickOn(ground, MouseButton.SECONDARY);
    robot.interact(() -> placeItem("place-add-box").fire());
    Body3 box = (Body3) scene().bodies().getLast();
    assertEquals(0.5, box.shape().bounds().center().x(), 0.02);
    assertEquals(0, box.shape().bounds().min().y() + 0.0, "it stands on the ground");
    assertNotEquals(FRONT.target(), box.shape().bounds().center());
  }

  /// By its id: how the mouse comes into a menu within a menu is the toolkit's affair.
  private static MenuItem placeItem(String id) {
    return Window.getWindows().stream()
        .flatMap(window -> window instanceof ContextMenu menu ? menu.getItems().stream() : null)
        .flatMap(item -> item instanceof Menu inner ? inner.getItems().stream() : null)
        .filter(item -> id.equals(item.getId()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theStepIsShownSetAndSnappedTo() {
    String seen = robot.lookup("#snap-step").queryTextInputControl().getPromptText();
    assertEquals(window.viewport().step().get().size(), Double.parseDouble(seen));
    robot.push(KeyCode.CONTROL, KeyCode.G);
    robot.write("0.3\n");
    assertEquals(0.3, window.viewport().step().get().size());
    robot.press(KeyCode.CONTROL);
    drag(RIGHT, RIGHT.plus(new Vec3(0.7, 0.4, 0)));
    robot.release(KeyCode.CONTROL);
    Vec3 moved = ((Body3) body("right")).shape().bounds().center();
    assertEquals(new Vec3(2.7, 1.5, 0), moved);
    robot.push(KeyCode.CONTROL, KeyCode.G);
    robot.write("-1\n");
    assertEquals(0.3, window.viewport().step().get().size(), "a step is more than 0");
    robot.push(KeyCode.ESCAPE);
    reopen();
    assertEquals("0.3", robot.lookup("#snap-step").queryTextInputControl().getText());
    robot.push(KeyCode.CONTROL, KeyCode.G);
    robot.push(KeyCode.DELETE);
    robot.write("\n");
    assertEquals(Double.parseDouble(seen), window.viewport().step().get().size());
  }
}
