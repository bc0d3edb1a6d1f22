package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Dimension2D;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// Bodies, handles and velocities dragged with a real mouse. What each kind of handle does is in
/// `viewport.gizmo`; how each shape looks in contact is in `snapshot`.
class HandlesTest extends HandleDragTest {

  private static final Vec3 BALL = new Vec3(0, 1, 0);
  private static final Vec3 BOX = new Vec3(2.8, 1, 0);

  /// The tip of a velocity.
  private static final Vec3 TIP = new Vec3(1, -1.5, 0);

  private static final double ARROW = 70;

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(BALL, 0.75)),
            new Body3("box", new Box(BOX, new Vec3(0.5, 0.6, 0.5))),
            new Body3("runner", new Sphere(new Vec3(-2, -1.5, 0), 0.5), new Vec3(3, 0, 0))));
  }

  private Shape3 shape(String id) {
    return ((Body3) body(id)).shape();
  }

  private Vec3 boxCenter() {
    return ((Box) shape("box")).center();
  }

  @Test
  void bodyIsRedInContactWhileItIsDraggedAndWhiteAgainApart() {
    assertFalse(isRed(pixel(BOX)));
    Vec3 there = new Vec3(0.6, 1, 0);
    dragAndHold(BOX, there);
    assertTrue(touches("box") && touches("ball"), "in contact while dragging");
    assertTrue(isRed(pixel(there.plus(new Vec3(0.3, 0.3, 0)))), "red while dragging");
    drop();
    assertTrue(touches("box"), "still in contact after dropping");
    drag(there, BOX);
    assertFalse(touches("box"));
    assertFalse(isRed(pixel(BOX)));
  }

  private Vec3 velocity() {
    return body("runner").displacement();
  }

  @Test
  void velocityTipIsDraggedAtAnyTimeAndUndone() {
    robot.interact(() -> session().showTime(0.5));
    drag(TIP, TIP.plus(Vec3.Y));
    assertEquals(3, velocity().x(), 0.05);
    assertEquals(1, velocity().y(), 0.05);
    assertEquals(0, velocity().z());
    assertEquals(0.5, session().evaluation().get().time());
    assertEquals(1, steps());
    undo();
    assertEquals(new Vec3(3, 0, 0), velocity());
  }

  @Test
  void controlMakesTheVelocityRound() {
    robot.moveTo(onScreen(TIP)).press(MouseButton.PRIMARY).press(KeyCode.CONTROL);
    robot.moveTo(onScreen(new Vec3(1.6, -1, 0))).moveTo(onScreen(new Vec3(2.04, -0.46, 0)));
    robot.release(MouseButton.PRIMARY).release(KeyCode.CONTROL);
    assertEquals(new Vec3(4, 1, 0), velocity());
  }

  @Test
  void severalBodiesMoveAsOneAndAreUndoneAsOne() {
    Scene before = scene();
    select(BALL, KeyCode.W);
    robot.press(KeyCode.SHIFT).clickOn(onScreen(BOX)).release(KeyCode.SHIFT);
    assertEquals(2, session().selection().get().ids().size());
    Vec3 middle = body("ball").bounds().and(body("box").bounds()).center();
    pull(beside(middle, 0, -ARROW), 0, -30);
    double up = ((Sphere) shape("ball")).center().y() - 1;
    assertEquals(30 / scale(BALL), up, 0.002);
    assertEquals(up, boxCenter().y() - 1, 1e-15);
    drag(boxCenter().plus(new Vec3(0.4, -0.4, 0)), BOX.plus(new Vec3(0.4, 0.9, 0)));
    assertEquals(
        boxCenter().y() - ((Sphere) shape("ball")).center().y(), 0, 1e-15, "a drag takes both");
    assertEquals(2, steps());
    undo();
    undo();
    assertSame(before, scene());
  }

  @Test
  void toolsAreTakenUpByKeysButtonsAndTheMenu() {
    List<KeyCode> keys = List.of(KeyCode.W, KeyCode.E, KeyCode.R);
    List<View.Tool> tools = List.of(View.Tool.MOVE, View.Tool.ROTATE, View.Tool.RESIZE);
    for (View.Tool tool : tools) {
      String id = tool.name().toLowerCase(Locale.ROOT);
      robot.type(keys.get(tools.indexOf(tool)));
      assertEquals(tool, session().display().view().get().tool());
      assertTrue(robot.lookup("#" + id + "-button").queryAs(ToggleButton.class).isSelected());
      assertTrue(isChecked(id));
    }
    robot.clickOn("#rotate-button");
    assertEquals(View.Tool.ROTATE, session().display().view().get().tool());
    assertTrue(!isChecked("resize") && isChecked("rotate"));
    robot.clickOn("#rotate-button");
    assertTrue(
        robot.lookup("#rotate-button").queryAs(ToggleButton.class).isSelected(), "one is always");
  }

  private boolean isChecked(String id) {
    return ((CheckMenuItem) item(id)).isSelected();
  }
}
