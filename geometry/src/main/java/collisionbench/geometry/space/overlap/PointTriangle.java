package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A point and a triangle: the point of the triangle nearest to it, found by the region that it is
/// in (Ericson, Real-Time Collision Detection, 5.1.5), and the direction from there.
final class PointTriangle {

  private PointTriangle() {}

  static Verdict test(Vec3 a, Triangle b, double reach) {
    if (reach > 0) {
      return Bound.apart(a, a, b, reach) ? Verdict.APART : within(a, b, reach);
    }
    return Verdict.of(SegmentTriangle.meet(new Segment(a, a), b));
  }

  /// {@return whether a point is within reach of a triangle}
  ///
  /// Differences of coordinates carry 1 u, `s u` and `t v` 2 u, the sums 2 u of at most `size`: 5
  /// u. A dot product with `to` adds 3 u.
  static Verdict within(Vec3 a, Triangle b, double reach) {
    Vec3 u = b.b().minus(b.a());
    Vec3 v = b.c().minus(b.a());
    Vec3 from = a.minus(b.a());
    Vec3 to = fromNearest(from, u, v);
    double gap = from.dot(to) - Math.max(0, Math.max(u.dot(to), v.dot(to)));
    return Reach.of(
        to, gap, from.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes(), reach);
  }

  /// {@return about the way from the nearest point `s u + t v` of a triangle; always from a point
  /// of it}
  private static Vec3 fromNearest(Vec3 from, Vec3 u, Vec3 v) {
    double d1 = u.dot(from);
    double d2 = v.dot(from);
    if (d1 <= 0 && d2 <= 0) {
      return from;
    }
    double uu = u.lengthSquared();
    double vv = v.lengthSquared();
    double uv = u.dot(v);
    double d3 = d1 - uu;
    double d4 = d2 - uv;
    if (d3 >= 0 && d4 <= d3) {
      return from.minus(u);
    }
    double ofC = d1 * d4 - d3 * d2;
    if (ofC <= 0 && d1 >= 0 && d3 <= 0) {
      return from.plus(-(d1 / (d1 - d3)), u);
    }
    double d5 = d1 - uv;
    double d6 = d2 - vv;
    if (d6 >= 0 && d5 <= d6) {
      return from.minus(v);
    }
    double ofB = d5 * d2 - d1 * d6;
    if (ofB <= 0 && d2 >= 0 && d6 <= 0) {
      return from.plus(-(d2 / (d2 - d6)), v);
    }
    double ofA = d3 * d6 - d5 * d4;
    double towardsC = d4 - d3;
    double towardsB = d5 - d6;
    if (ofA <= 0 && towardsC >= 0 && towardsB >= 0) {
      double t = towardsC / (towardsC + towardsB);
      return from.plus(-(1 - t), u).plus(-t, v);
    }
    double whole = ofA + ofB + ofC;
    double s = Math.max(0, Math.min(1, ofB / whole));
    double t = Math.max(0, Math.min(1 - s, ofC / whole));
    return from.plus(-s, u).plus(-t, v);
  }
}
