package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;

/// Checks the separation of two separate cores: neither extends into the gap along the normal, and
/// both contain their witnesses. So the distance is right as well: the gap is at least the
/// distance, and the witnesses are at most that far apart.
final class Overhang {

  /// Relative to the size; the rounding of the measurement itself is a hundredth of this.
  private static final double TOLERANCE = 1e-13;

  private Overhang() {}

  /// {@return whether there was anything to check, that is, whether the cores are separate}
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
