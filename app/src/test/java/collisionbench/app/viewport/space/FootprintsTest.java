package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FootprintsTest {

  private static final Projection PROJECTION =
      new Projection(Space.THREE, new Camera(Vec3.ZERO, 20, 0.6, 0.35), 800, 600);

  private static List<Shape3> shapesAt(double height) {
    Vec3 at = new Vec3(1, height, -2);
    return List.of(
        new Sphere(at, 1),
        new Capsule(at, at.plus(new Vec3(2, 0, 1)), 0.5),
        new Box(at, new Vec3(1, 2, 3), new Rotation(1, 2, 2, 0)),
        new Segment(at, at.plus(new Vec3(2, 3, 0))),
        new Triangle(at, at.plus(Vec3.X), at.plus(Vec3.Z)),
        new Hull(List.of(at, at.plus(Vec3.X), at.plus(Vec3.Y), at.plus(Vec3.Z))));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-8, 0, 5})
  void footprintsAreOnTheGround(double height) {
    List<Shape3> shapes = shapesAt(height);
    List<Shape3> low = shapesAt(0);
    for (int i = 0; i < shapes.size(); i++) {
      List<Point2D> there = Silhouette.onGround(shapes.get(i), PROJECTION);
      List<Point2D> expected = Silhouette.onGround(low.get(i), PROJECTION);
      assertEquals(expected, there);
      assertTrue(there.size() >= 2, () -> "nothing of " + there);
    }
  }

  @Test
  void theFootprintOfABallIsACircleBelowIt() {
    Vec3 below = new Vec3(3, 0, -1);
    List<Point2D> seen = Silhouette.onGround(new Sphere(new Vec3(3, 7, -1), 2), PROJECTION);
    assertEquals(64, seen.size());
    for (Point2D pixel : seen) {
      Vec3 point = onGround(pixel);
      assertEquals(2, point.minus(below).length(), 1e-9);
    }
  }

  private static Vec3 onGround(Point2D pixel) {
    Vec3 eye = PROJECTION.camera().eye();
    Vec3 seen = PROJECTION.onPlaneThrough(Vec3.ZERO, pixel.getX(), pixel.getY());
    Vec3 way = seen.minus(eye);
    return eye.plus(-eye.y() / way.y(), way);
  }

  @Test
  void anUprightSegmentHasNoFootprint() {
    Segment upright = new Segment(new Vec3(0, 1, 0), new Vec3(0, 2, 0));
    assertEquals(List.of(), Silhouette.onGround(upright, PROJECTION));
  }

  @Test
  void footprintsFadeWithTheDistanceFromTheGround() {
    assertEquals(1, strengthAt(1));
    assertEquals(1, strengthAt(0.5));
    assertEquals(0.5, strengthAt(3));
    assertEquals(0.5, strengthAt(-3));
    assertEquals(0.2, strengthAt(9), 1e-15);
  }

  private static double strengthAt(double height) {
    return Footprints.strength(new Sphere(new Vec3(0, height, 0), 1).bounds());
  }
}
