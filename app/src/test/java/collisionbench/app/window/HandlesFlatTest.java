package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Handles on flat bodies, pulled with a real mouse. What each kind does is in `viewport.gizmo`.
class HandlesFlatTest extends HandleDragTest {

  private static final Vec3 CIRCLE = new Vec3(-3, 1.5, 0);
  private static final Vec3 SLICE = new Vec3(2, 1, 0);
  private static final Vec3 BLOCK = new Vec3(-3, -1.5, 0);
  private static final double OFF = 16;
  private static final double ARROW = 70;

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(
        inPlane(
            new Body2("circle", new Circle(new Vec2(-3, 1.5), 0.5)),
            new Body2("capsule", new Capsule2(new Vec2(-0.5, 2), new Vec2(0.5, 2), 0.3)),
            new Body2("slice", new Sector(new Vec2(2, 1), 1, Vec2.X, Math.toRadians(90))),
            new Body2(
                "block",
                new Polygon(
                    List.of(
                        new Vec2(-4, -2), new Vec2(-2, -2), new Vec2(-2, -1), new Vec2(-4, -1)))),
            new Body2("line", new Segment2(new Vec2(0, -2), new Vec2(2, -2)))));
  }

  private Shape2 shape(String id) {
    return ((Body2) body(id)).shape();
  }

  private double units(double pixels) {
    return pixels / scale(Vec3.ZERO);
  }

  @Test
  void arrowsMoveAlongTheirAxes() {
    Scene before = scene();
    select(CIRCLE, KeyCode.W);
    pull(beside(CIRCLE, ARROW, 0), 50, 20);
    Vec2 moved = ((Circle) shape("circle")).center();
    assertEquals(-3 + units(50), moved.x(), 0.002);
    assertEquals(1.5, moved.y());
    robot.press(KeyCode.CONTROL);
    pull(onScreen(new Vec3(moved.x(), 1.5, 0)), 30, -20);
    robot.release(KeyCode.CONTROL);
    Vec2 snapped = ((Circle) shape("circle")).center();
    assertEquals(Math.rint((moved.x() + units(30)) * 5) / 5, snapped.x());
    assertEquals(1.8, snapped.y());
    undo();
    undo();
    assertSame(before, scene());
  }

  @Test
  void aSectorsOpeningAndDirection() {
    Scene before = scene();
    select(SLICE.plus(new Vec3(0.5, 0, 0)), KeyCode.R);
    double arc = scale(SLICE);
    pull(beside(SLICE, arc + OFF, 0), 20, 0);
    assertEquals(1 + units(20), ((Sector) shape("slice")).radius(), 0.002);
    undo();
    robot.press(KeyCode.CONTROL);
    pull(beside(SLICE, arc + 3 * OFF, 0), -arc - 3 * OFF, -arc - 3 * OFF);
    robot.release(KeyCode.CONTROL);
    assertEquals(new Sector(new Vec2(2, 1), 1, Vec2.Y, Math.toRadians(90)), shape("slice"));
    undo();
    double corner = arc * Math.sqrt(0.5);
    double off = OFF * Math.sqrt(0.5);
    robot.press(KeyCode.CONTROL);
    pull(beside(SLICE, corner - off, -corner - off), -corner + off, 0);
    robot.release(KeyCode.CONTROL);
    assertTrue(((Sector) shape("slice")).angle() > Math.toRadians(90));
    assertEquals(
        0, Math.IEEEremainder(Math.toDegrees(((Sector) shape("slice")).angle()), 15), 1e-12);
    undo();
    assertSame(before, scene());
  }

  @Test
  void aCornerStopsWhereThePolygonWouldNotBeConvex() {
    select(BLOCK, KeyCode.R);
    pull(onScreen(new Vec3(-2, -1, 0)), 20, -20);
    Vec2 corner = ((Polygon) shape("block")).vertices().get(2);
    assertEquals(-2 + units(20), corner.x(), 0.002);
    assertEquals(-1 + units(20), corner.y(), 0.002);
    Scene before = scene();
    hold(onScreen(new Vec3(corner.x(), corner.y(), 0)), -250, 100);
    assertTrue(stage.isShowing());
    robot.type(KeyCode.ESCAPE);
    drop();
    assertSame(before, scene());
  }
}
