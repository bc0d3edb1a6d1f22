package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;

/// What is asked of the separation of two cores that are apart: neither overhangs the gap that the
/// normal sees, and both hold their witnesses. So the distance is right as well: the normal sees no
/// less, and the witnesses are no further apart.
final class Overhang {

  /// Relative to the size; rounding in doubles, which measure it, comes to a hundredth of it.
  private static final double TOLERANCE = 1e-13;

  private Overhang() {}

  /// {@return whether there was anything to ask: the two are apart}
  static boolean check(Shape3 a, Shape3 b, String what) {
    Separation3 s = Separation3.between(a, b);
    boolean apart = s.distance() > 0;
    if (apart) {
      String shapes = what + ": " + a + " and " + b + ": " + s;
      double tolerance = TOLERANCE * Oracle.scale(a, b);
      assertEquals(s.distance(), Oracle.gap(a, b, s.normal()), tolerance, shapes);
      assertTrue(misses(a, s.pointA()) <= tolerance, shapes);
      assertTrue(misses(b, s.pointB()) <= tolerance, shapes);
      assertEquals(s.swapped(), Separation3.between(b, a), shapes);
    }
    return apart;
  }

  private static double misses(Shape3 shape, Vec3 point) {
    return shape instanceof Box box
        ? BoxPoints.outside(box.toLocal(point), box.halfExtents())
        : Separation3.between(new Sphere(point, 0), shape).distance();
  }
}
