package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LineOfSightTest {

  private static final LineOfSight DOWN = new LineOfSight(new Vec3(2, 5, 3), Vec3.Y.negated());

  private static Vec3 random(Random random, double size) {
    return new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian())
        .times(size);
  }

  @ParameterizedTest
  @EnumSource
  void aPointIsOnTheLineOfSightThroughItsPixel(Space space) {
    Random random = new Random(1);
    for (int i = 0; i < 1000; i++) {
      boolean flat = space == Space.TWO;
      Camera camera =
          new Camera(
              random(random, 3),
              10,
              flat ? 0 : random.nextDouble() * 6,
              flat ? 0 : random.nextDouble() - 0.5);
      Projection projection = new Projection(space, camera, 1000, 800);
      Vec3 point = camera.target().plus(random(random, 1));
      Point2D pixel = projection.toPixel(point).orElseThrow();
      LineOfSight sight = LineOfSight.of(projection, pixel.getX(), pixel.getY());
      Vec3 offset = point.minus(sight.point());
      assertEquals(0, offset.cross(sight.direction()).length(), 1e-12);
      assertEquals(1, sight.direction().length(), 1e-14);
    }
  }

  @Test
  void meetsAPlane() {
    assertEquals(new Vec3(2, 1, 3), DOWN.onPlane(new Vec3(9, 1, 9), Vec3.Y).orElseThrow());
    Vec3 slope = new Vec3(0.6, 0.8, 0);
    Vec3 meeting = DOWN.onPlane(Vec3.ZERO, slope).orElseThrow();
    assertEquals(0, meeting.dot(slope), 1e-14);
    assertEquals(new Vec3(2, 0, 3), new Vec3(meeting.x(), 0, meeting.z()));
  }

  @Test
  void aPlaneSeenEdgeOnIsNotMet() {
    assertTrue(DOWN.onPlane(Vec3.ZERO, Vec3.X).isEmpty());
    assertTrue(DOWN.onPlane(Vec3.ZERO, new Vec3(1, 0.02, 0).unit()).isEmpty());
    assertTrue(DOWN.onPlane(new Vec3(1e308, 1e308, 0), new Vec3(1, 1, 0).unit()).isEmpty());
  }

  @Test
  void comesClosestToALine() {
    assertEquals(2, DOWN.alongLine(Vec3.ZERO, Vec3.X).orElseThrow());
    assertEquals(-4, DOWN.alongLine(new Vec3(0, 0, 7), Vec3.Z).orElseThrow());
    Random random = new Random(2);
    for (int i = 0; i < 1000; i++) {
      Vec3 origin = random(random, 2);
      Vec3 axis = random(random, 1).unit();
      LineOfSight sight = new LineOfSight(random(random, 2), random(random, 1).unit());
      if (sight.direction().cross(axis).length() < 0.1) {
        continue;
      }
      Vec3 closest = origin.plus(sight.alongLine(origin, axis).orElseThrow(), axis);
      Vec3 across = sight.direction().cross(axis).unit();
      Vec3 offset = closest.minus(sight.point());
      // The shortest way between two lines is at right angles to both.
      assertEquals(offset.cross(sight.direction()).length(), Math.abs(offset.dot(across)), 1e-12);
    }
  }

  @Test
  void aLineSeenEndOnIsNotMeasured() {
    assertTrue(DOWN.alongLine(Vec3.ZERO, Vec3.Y).isEmpty());
    assertTrue(DOWN.alongLine(Vec3.ZERO, new Vec3(0.02, 1, 0).unit()).isEmpty());
    assertTrue(DOWN.alongLine(Vec3.ZERO, new Vec3(0.04, 1, 0).unit()).isPresent());
  }
}
