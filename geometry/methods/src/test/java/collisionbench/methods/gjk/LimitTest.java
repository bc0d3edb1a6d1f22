package collisionbench.methods.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The answers of GJK and, in space from a limit of 4 on, EPA when they reach the iteration limit.
class LimitTest {

  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
  private static final Box TURNED =
      new Box(Vec3.ZERO, new Vec3(1, 2, 3), Rotation.about(new Vec3(1, 2, -1), 0.7));
  private static final Triangle AWAY =
      new Triangle(new Vec3(4, 1, 2), new Vec3(5, -3, 1), new Vec3(3, 2, 7));

  private static final Hull HULL =
      new Hull(
          List.of(
              new Vec3(1, 0.5, 0),
              new Vec3(2, 3, 1),
              new Vec3(4, 0, 1),
              new Vec3(2, -1, 3),
              new Vec3(1, 2, 4),
              new Vec3(2, 1, 1)));

  private static final Sector SECTOR = new Sector(Vec2.ZERO, 2, new Vec2(1, 0.3), 2);
  private static final Polygon POLYGON =
      new Polygon(
          List.of(
              new Vec2(0.5, 0),
              new Vec2(3, 0.25),
              new Vec2(3.5, 1),
              new Vec2(3, 2),
              new Vec2(1, 2)));

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void boundsContainTheDistanceInSpace(int limit) {
    requireBounds(CUBE, AWAY, limit);
    requireBounds(TURNED, AWAY, limit);
    requireBounds(HULL.translated(new Vec3(-4, 3, 0)), AWAY, limit);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 4, 5, 6})
  void boundsContainTheDepthInSpace(int limit) {
    requireBounds(CUBE, TURNED.translated(new Vec3(1, 0.5, 0.25)), limit);
    requireBounds(HULL.translated(new Vec3(-1.5, -0.75, -1)), TURNED, limit);
  }

  @Test
  void boundsContainTheDistanceInThePlane() {
    requireBounds(SECTOR, POLYGON.translated(new Vec2(2.5, 3)));
  }

  private static void requireBounds(Shape3 a, Shape3 b, int limit) {
    double distance = Asked.closed(a, b).distance();
    DistanceBounds undecided = ConvexDistance.between(a, b, limit);
    assertFalse(undecided.isClosed());
    assertEquals(limit, undecided.iterationsAtLast());
    requireWithin(distance, undecided.atLeast(), undecided.atMost());
    assertEquals(undecided.swapped(), ConvexDistance.between(b, a, limit));
  }

  private static void requireBounds(Shape2 a, Shape2 b) {
    double distance = Asked.closed(a, b).distance();
    DistanceBounds undecided = ConvexDistance.between(a, b, 1);
    assertFalse(undecided.isClosed());
    requireWithin(distance, undecided.atLeast(), undecided.atMost());
    assertEquals(undecided.swapped(), ConvexDistance.between(b, a, 1));
  }

  private static void requireWithin(double distance, double atLeast, double atMost) {
    assertTrue(
        atLeast < distance && distance < atMost,
        () -> distance + " in " + atLeast + " to " + atMost);
  }
}
