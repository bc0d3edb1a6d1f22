package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// A point and a segment: the point of the segment nearest to it, and the direction from there.
///
/// Without radii the three have to be on one line, which `Orientation` decides.
final class PointSegment {

  private PointSegment() {}

  static Verdict test(Vec3 a, Vec3 start, Vec3 end, double reach) {
    return reach > 0 ? within(a, start, end, reach) : Verdict.of(on(a, start, end));
  }

  /// {@return whether a point is within reach of a segment}
  ///
  /// The difference of coordinates carries 1 u, `t along` 2 u, the last difference 1 u of at most
  /// `size`: 4 u. A dot product with `to` adds 3 u.
  static Verdict within(Vec3 a, Vec3 start, Vec3 end, double reach) {
    Vec3 along = end.minus(start);
    Vec3 from = a.minus(start);
    double part = from.dot(along);
    double whole = along.lengthSquared();
    Vec3 to = part > 0 ? part < whole ? from.plus(-(part / whole), along) : a.minus(end) : from;
    double gap = from.dot(to) - Math.max(0, along.dot(to));
    return Reach.of(to, gap, from.sumOfMagnitudes() + along.sumOfMagnitudes(), reach);
  }

  /// {@return whether the point is on the segment; exact}
  static boolean on(Vec3 a, Vec3 start, Vec3 end) {
    return between(a.x(), start.x(), end.x())
        && between(a.y(), start.y(), end.y())
        && between(a.z(), start.z(), end.z())
        && Orientation.collinear(start, end, a);
  }

  private static boolean between(double at, double start, double end) {
    return Math.min(start, end) <= at && at <= Math.max(start, end);
  }
}
