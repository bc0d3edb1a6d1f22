package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// Two segments. Without radii they meet or not by exact signs; else their nearest points, clamped
/// one after the other (Ericson, Real-Time Collision Detection, 5.1.9), and the direction between.
final class SegmentSegment {

  private SegmentSegment() {}

  static Verdict test(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double reach) {
    return reach > 0
        ? within(startA, endA, startB, endB, reach)
        : Verdict.of(meet(startA, endA, startB, endB));
  }

  /// {@return whether two segments are within reach}
  ///
  /// Differences of coordinates carry 1 u, `s u` and `t v` 2 u, the sums 2 u of at most `size`: 5
  /// u. A dot product with `to` adds 3 u.
  static Verdict within(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double reach) {
    if (Bound.apart(startA, endA, startB, endB, reach)) {
      return Verdict.APART;
    }
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    Vec3 r = startA.minus(startB);
    double uu = u.lengthSquared();
    double vv = v.lengthSquared();
    double uv = u.dot(v);
    double ur = u.dot(r);
    double vr = v.dot(r);
    double area = uu * vv - uv * uv;
    double s = area > 0 ? unit((uv * vr - ur * vv) / area) : 0;
    double onB = uv * s + vr;
    double t = vv > 0 ? unit(onB / vv) : 0;
    s = uu > 0 ? unit((uv * t - ur) / uu) : 0;
    Vec3 to = r.plus(s, u).plus(-t, v);
    double fromA = r.dot(to) + Math.min(0, u.dot(to));
    double gap = fromA - Math.max(0, v.dot(to));
    return Reach.of(
        to, gap, u.sumOfMagnitudes() + v.sumOfMagnitudes() + r.sumOfMagnitudes(), reach);
  }

  /// {@return `t` brought into 0..1; 0 if it is not a number}
  static double unit(double t) {
    return t > 0 ? t < 1 ? t : 1 : 0;
  }

  /// {@return whether the segments `ab` and `cd` have a point in common; exact}
  static boolean meet(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    if (!Flat.boundsMeet(a, b, c, d) || Orientation.volume(a, b, c, d) != 0) {
      return false;
    }
    // Coplanar. Where they are not all on one line, some axis sees the plane from the front.
    for (int axis = 0; axis < 3; axis++) {
      if (Flat.spans(axis, a, b, c, d)) {
        return Flat.meet(axis, a, b, c, d);
      }
    }
    return true;
  }
}
