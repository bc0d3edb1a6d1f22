package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Whether axis-aligned bounds are surely further apart than a reach: most pairs that do not touch
/// are told by that. A difference and the reach carry 1 u each.
final class Bound {

  private Bound() {}

  /// {@return whether the bounds of two segments are}
  static boolean apart(Vec3 a, Vec3 b, Vec3 c, Vec3 d, double reach) {
    return apart(a.x(), b.x(), c.x(), d.x(), reach)
        || apart(a.y(), b.y(), c.y(), d.y(), reach)
        || apart(a.z(), b.z(), c.z(), d.z(), reach);
  }

  /// {@return whether the bounds of a segment and a triangle are}
  static boolean apart(Vec3 a, Vec3 b, Triangle t, double reach) {
    return apart(a.x(), b.x(), t.a().x(), t.b().x(), t.c().x(), reach)
        || apart(a.y(), b.y(), t.a().y(), t.b().y(), t.c().y(), reach)
        || apart(a.z(), b.z(), t.a().z(), t.b().z(), t.c().z(), reach);
  }

  /// {@return whether the bounds of two triangles are apart}
  static boolean apart(Triangle a, Triangle b) {
    return beside(a.a().x(), a.b().x(), a.c().x(), b.a().x(), b.b().x(), b.c().x())
        || beside(a.a().y(), a.b().y(), a.c().y(), b.a().y(), b.b().y(), b.c().y())
        || beside(a.a().z(), a.b().z(), a.c().z(), b.a().z(), b.b().z(), b.c().z());
  }

  /// Both pairs are beyond the same side: they share `b`.
  private static boolean beside(double a, double b, double c, double d, double e, double f) {
    return apart(a, b, d, e, f, 0) && apart(b, c, d, e, f, 0);
  }

  private static boolean apart(double a, double b, double c, double d, double reach) {
    double limit = reach * Reach.MORE;
    return (below(a, c, d, limit) && below(b, c, d, limit))
        || (below(c, a, b, limit) && below(d, a, b, limit));
  }

  private static boolean apart(double a, double b, double c, double d, double e, double reach) {
    double limit = reach * Reach.MORE;
    return (below(a, c, d, limit) && e - a > limit && below(b, c, d, limit) && e - b > limit)
        || (below(c, a, b, limit) && below(d, a, b, limit) && below(e, a, b, limit));
  }

  private static boolean below(double a, double b, double c, double limit) {
    return b - a > limit && c - a > limit;
  }
}
