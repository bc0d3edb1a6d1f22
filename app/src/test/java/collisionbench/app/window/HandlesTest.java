package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// Handles on bodies in space, pulled with a real mouse. What each kind does is in
/// `viewport.gizmo`.
class HandlesTest extends HandleDragTest {

  private static final Vec3 BALL = new Vec3(0, 1, 0);
  private static final Vec3 BOX = new Vec3(2.8, 1, 0);

  /// How far a handle's knob stands off, the length of an arrow and the radius of a ring, in
  /// pixels.
  private static final double OFF = 16;

  private static final double ARROW = 70;
  private static final double RING = 68;

  /// On a ring, where no other crosses it.
  private static final double ASLANT = RING * Math.sqrt(0.5);

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(BALL, 0.75)),
            new Body3("capsule", new Capsule(new Vec3(-3, 0, 0), new Vec3(-3, 2, 0), 0.4)),
            new Body3("box", new Box(BOX, new Vec3(0.5, 0.6, 0.5))),
            new Body3("stick", new Segment(new Vec3(-1, 3.2, 0), new Vec3(1, 3.2, 0))),
            new Body3(
                "triangle",
                new Triangle(new Vec3(-1, -2, 0), new Vec3(1, -2, 0), new Vec3(0, -0.5, 0)))));
  }

  private Shape3 shape(String id) {
    return ((Body3) body(id)).shape();
  }

  /// {@return the half extents of the box}
  private Vec3 half() {
    return ((Box) shape("box")).halfExtents();
  }

  private Vec3 boxCenter() {
    return ((Box) shape("box")).center();
  }

  @Test
  void arrowsMoveAlongTheirAxes() {
    Scene before = scene();
    select(BOX, KeyCode.W);
    pull(beside(BOX, ARROW, 0), -60, 0);
    Vec3 moved = boxCenter();
    assertEquals(BOX.x() - 60 / scale(BOX), moved.x(), 0.002);
    assertEquals(new Vec3(moved.x(), 1, 0), moved);
    pull(beside(moved, 0, -ARROW), 0, -40);
    assertEquals(1 + 40 / scale(BOX), boxCenter().y(), 0.002);
    assertEquals(new Vec3(moved.x(), boxCenter().y(), 0), boxCenter());
    assertEquals(2, steps());
    undo();
    assertEquals(moved, boxCenter());
    undo();
    assertSame(before, scene());
  }

  @Test
  void fourQuarterTurnsOfARingGiveBackTheOrientation() {
    Scene before = scene();
    select(BOX, KeyCode.E);
    for (int i = 0; i < 4; i++) {
      robot.press(KeyCode.CONTROL);
      pull(beside(BOX, -ASLANT, ASLANT), 0, -2 * ASLANT);
      robot.release(KeyCode.CONTROL);
      if (i == 0) {
        Rotation quarter = ((Box) shape("box")).orientation();
        assertEquals(-Math.sqrt(0.5), quarter.z(), 1e-15);
        assertEquals(Math.sqrt(0.5), quarter.w(), 1e-15);
      }
    }
    assertEquals(4, steps());
    Rotation turned = ((Box) shape("box")).orientation();
    assertEquals(0, Math.abs(turned.x()) + Math.abs(turned.y()) + Math.abs(turned.z()), 1e-15);
    assertEquals(1, turned.w(), 1e-15);
    for (int i = 0; i < 4; i++) {
      undo();
    }
    assertSame(before, scene());
  }

  @Test
  void facesOfABoxAreMovedBothOrOne() {
    snapBy(0.2);
    select(BOX, KeyCode.R);
    pull(beside(BOX.plus(new Vec3(0.5, 0, 0)), OFF, 0), 20, 0);
    double grown = 0.5 + 20 / scale(BOX);
    assertEquals(grown, half().x(), 0.002);
    assertEquals(BOX, boxCenter());
    robot.press(KeyCode.SHIFT);
    pull(beside(BOX.plus(new Vec3(0, 0.6, 0)), 0, -OFF), 0, -20);
    robot.release(KeyCode.SHIFT);
    assertEquals(0.6 + 10 / scale(BOX), half().y(), 0.002);
    assertEquals(0.4, boxCenter().y() - half().y(), 1e-12);
    robot.press(KeyCode.CONTROL);
    pull(beside(boxCenter().plus(new Vec3(-half().x(), 0, 0)), -OFF, 0), -13, 0);
    robot.release(KeyCode.CONTROL);
    assertEquals(0.8, half().x());
    assertEquals(0.5, half().z());
  }

  @Test
  void escapeRestoresExactlyWhateverIsHeld() {
    Scene before = scene();
    Point2D[] handles = {
      beside(BOX, ARROW, 0),
      beside(BOX, ASLANT, ASLANT),
      beside(BOX.plus(new Vec3(0.5, 0, 0)), OFF, 0)
    };
    KeyCode[] tools = {KeyCode.W, KeyCode.E, KeyCode.R};
    for (int i = 0; i < tools.length; i++) {
      select(BOX, tools[i]);
      hold(handles[i], 25, -10);
      assertNotEquals(before, shown());
      robot.type(KeyCode.ESCAPE);
      settle();
      assertEquals(before, shown());
      robot.moveBy(10, 10);
      drop();
      assertSame(before, scene());
    }
    assertEquals(0, steps());
    Camera camera = session().display().camera().get();
    robot.moveTo(beside(BALL, -150, -60)).press(MouseButton.PRIMARY).moveBy(60, 20);
    settle();
    assertNotEquals(camera, session().display().camera().get());
    robot.type(KeyCode.ESCAPE);
    drop();
    assertEquals(camera, session().display().camera().get());
  }

  @Test
  void severalBodiesMoveAsOneAndAreUndoneAsOne() {
    Scene before = scene();
    select(BALL, KeyCode.W);
    robot.press(KeyCode.SHIFT).clickOn(onScreen(BOX)).release(KeyCode.SHIFT);
    settle();
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
      settle();
      assertEquals(tool, session().display().view().get().tool());
      assertTrue(robot.lookup("#" + id + "-button").queryAs(ToggleButton.class).isSelected());
      assertTrue(item(id).isSelected());
    }
    robot.clickOn("#rotate-button");
    settle();
    assertEquals(View.Tool.ROTATE, session().display().view().get().tool());
    assertTrue(!item("resize").isSelected() && item("rotate").isSelected());
    robot.clickOn("#rotate-button");
    settle();
    assertTrue(
        robot.lookup("#rotate-button").queryAs(ToggleButton.class).isSelected(), "one is always");
  }

  private CheckMenuItem item(String id) {
    return robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
        .flatMap(menu -> menu.getItems().stream())
        .filter(item -> id.equals(item.getId()))
        .map(CheckMenuItem.class::cast)
        .findFirst()
        .orElseThrow();
  }
}
