package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DraggedAngleTest {

  private static Projection projection(Space space, Camera camera) {
    return new Projection(space, camera, Workpiece.WIDTH, Workpiece.HEIGHT);
  }

  private static Pointer pointer(Projection projection, Vec3 point) {
    Point2D pixel = projection.toPixel(point).orElseThrow();
    return Workpiece.NONE.at(pixel.getX(), pixel.getY());
  }

  private static Vec3 round(Vec3 axis, double degrees) {
    Vec3 u = new Vec3(axis.y(), axis.z(), axis.x());
    return new AxisTurn(axis, degrees).apply(u);
  }

  @ParameterizedTest
  @EnumSource
  void goesRoundWithTheMouseAnyNumberOfTimes(Axis axis) {
    Projection projection = projection(Space.THREE, new Camera(Vec3.ZERO, 11, 0.7, 0.6));
    Vec3 about = axis.direction();
    Vec3 held = round(about, 0);
    DraggedAngle swing =
        new DraggedAngle(projection, Vec3.ZERO, about, held, pointer(projection, held));
    double radians = 0;
    for (int degrees = 0; degrees <= 725; degrees += 5) {
      radians = swing.to(pointer(projection, round(about, degrees)));
    }
    assertEquals(Math.toRadians(725), radians, 1e-9);
    for (int degrees = 720; degrees >= -90; degrees -= 5) {
      radians = swing.to(pointer(projection, round(about, degrees)));
    }
    assertEquals(Math.toRadians(-90), radians, 1e-9);
    assertEquals(0, swing.arm().minus(held).length(), 1e-9);
  }

  @Test
  void inThePlaneCounterClockwiseIsMore() {
    Projection flat = projection(Space.TWO, Workpiece.FRONT);
    DraggedAngle swing = new DraggedAngle(flat, Vec3.ZERO, Vec3.Z, Vec3.X, pointer(flat, Vec3.X));
    assertEquals(Math.PI / 2, swing.to(pointer(flat, Vec3.Y)), 1e-12);
  }

  @Test
  void aRingSeenEdgeOnIsPulledAtItsRim() {
    Projection front = projection(Space.THREE, Workpiece.FRONT);
    // The ring about y is a level line; its foremost point goes right for a turn to the left.
    DraggedAngle swing = new DraggedAngle(front, Vec3.ZERO, Vec3.Y, Vec3.Z, pointer(front, Vec3.Z));
    double pixels = front.pixelsPerUnit(Vec3.Z);
    Pointer start = pointer(front, Vec3.Z);
    double radians = swing.to(Workpiece.NONE.at(start.x() + pixels, start.y() + 50));
    assertEquals(1, radians, 0.01);
    assertEquals(0, swing.to(start), 1e-12);
  }

  @Test
  void nearlyEdgeOnTheAngleStaysOfTheSizeOfTheWay() {
    for (double elevation = 0; elevation < 0.6; elevation += 0.01) {
      Projection low = projection(Space.THREE, new Camera(Vec3.ZERO, 11, 0, elevation));
      Vec3 held = new Vec3(0.3, 0, Math.sqrt(1 - 0.09));
      Pointer start = pointer(low, held);
      DraggedAngle swing = new DraggedAngle(low, Vec3.ZERO, Vec3.Y, held, start);
      double radians = swing.to(Workpiece.NONE.at(start.x() + 20, start.y()));
      assertTrue(radians > 0.1 && radians < 0.3, elevation + ": " + radians);
    }
  }
}
