package collisionbench.methods.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// The answers of GJK and EPA.
final class Asked {

  private Asked() {}

  /// {@return their answer about two shapes, which must have a distance}
  static DistanceBounds closed(Shape3 a, Shape3 b) {
    return requireClosed(ConvexDistance.between(a, b), a + " and " + b);
  }

  static DistanceBounds closed(Shape2 a, Shape2 b) {
    return requireClosed(ConvexDistance.between(a, b), a + " and " + b);
  }

  private static DistanceBounds requireClosed(DistanceBounds found, String shapes) {
    assertTrue(found.isClosed(), () -> shapes + ": " + found);
    assertEquals(1, found.normal().length(), 1e-15);
    return found;
  }

  /// {@return the error bound of the distance}
  static double error(DistanceBounds found) {
    return found.atMost() - found.atLeast() + found.error();
  }

  static Vec2 flat(Vec3 v) {
    return new Vec2(v.x(), v.y());
  }
}
