package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Whether axis-aligned bounds are apart: what an exact answer asks first, where it can.
final class Bound {

  private Bound() {}

  /// {@return whether the bounds of a segment and a triangle are apart}
  static boolean apart(Vec3 a, Vec3 b, Triangle t) {
    return apart(a.x(), b.x(), t.a().x(), t.b().x(), t.c().x())
        || apart(a.y(), b.y(), t.a().y(), t.b().y(), t.c().y())
        || apart(a.z(), b.z(), t.a().z(), t.b().z(), t.c().z());
  }

  /// {@return whether the bounds of two triangles are apart}
  static boolean apart(Triangle a, Triangle b) {
    return beside(a.a().x(), a.b().x(), a.c().x(), b.a().x(), b.b().x(), b.c().x())
        || beside(a.a().y(), a.b().y(), a.c().y(), b.a().y(), b.b().y(), b.c().y())
        || beside(a.a().z(), a.b().z(), a.c().z(), b.a().z(), b.b().z(), b.c().z());
  }

  /// Both pairs are beyond the same side: they share `b`.
  private static boolean beside(double a, double b, double c, double d, double e, double f) {
    return apart(a, b, d, e, f) && apart(b, c, d, e, f);
  }

  private static boolean apart(double a, double b, double c, double d, double e) {
    return (a < c && a < d && a < e && b < c && b < d && b < e)
        || (a > c && a > d && a > e && b > c && b > d && b > e);
  }
}
