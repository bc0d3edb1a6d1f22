package collisionbench.geometry.space.overlap;

import collisionbench.geometry.number.Branchless;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// Two segments. Without radii they meet or not by exact signs; else their nearest points, clamped
/// one after the other (Ericson, Real-Time Collision Detection, 5.1.9), and the direction between.
/// Every step is taken whether it is needed or not: which are is not to be guessed.
final class SegmentSegment {

  private SegmentSegment() {}

  static int test(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double reach) {
    return reach > 0
        ? within(startA, endA, startB, endB, reach)
        : Verdict.of(meet(startA, endA, startB, endB));
  }

  /// {@return whether two segments are within reach}
  ///
  /// `alongU` and `alongV` are dot products with the way `to` between the points that `s` and `t`
  /// name. They tell the way's square, and how much less than that `to` sees between the cores.
  /// Products carry 5 u, what is made of them 8 u, of which 55 u of `(|r| + |u| + |v|)^2` add up:
  /// 165 u of the sum of the squares, a third of it in the way's square. As `s` is the nearest for
  /// this `t`, what `to` does not see of A is no more than rounding, 24 u of that sum; what it does
  /// not see of B is worked out.
  static int within(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double reach) {
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    Vec3 r = startA.minus(startB);
    double uu = Fused.squared(u);
    double vv = Fused.squared(v);
    double uv = Fused.dot(u, v);
    double ur = Fused.dot(u, r);
    double vr = Fused.dot(v, r);
    double area = Math.fma(uu, vv, -uv * uv);
    double line = Branchless.toUnit(Math.fma(uv, vr, -ur * vv) / area);
    double t = Branchless.toUnit(Math.fma(uv, line, vr) / vv);
    double s = Branchless.toUnit(Math.fma(uv, t, -ur) / uu);
    double alongU = Math.fma(s, uu, Math.fma(-t, uv, ur));
    double alongV = Math.fma(s, uv, Math.fma(-t, vv, vr));
    double twiceUnseen = Math.fma(alongV, Math.fma(-2, t, 1), Math.abs(alongV));
    double rr = Fused.squared(r);
    int verdict =
        Reach.ofSquares(
            Math.fma(s, ur + alongU, Math.fma(-t, vr + alongV, rr)),
            twiceUnseen,
            rr + uu + vv,
            reach * reach);
    return Verdict.isSure(verdict) ? verdict : byWay(startA, endA, s, startB, endB, t, reach);
  }

  /// Tells more where the segments are much longer than the reach.
  ///
  /// Differences of coordinates carry 1 u, `s u` and `t v` 2 u, the sums 2 u of at most `size`: 5
  /// u. A dot product with `to` adds 3 u.
  private static int byWay(
      Vec3 startA, Vec3 endA, double s, Vec3 startB, Vec3 endB, double t, double reach) {
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    Vec3 r = startA.minus(startB);
    Vec3 to = r.plus(s, u).plus(-t, v);
    double fromA = r.dot(to) + Math.min(0, u.dot(to));
    double gap = fromA - Math.max(0, v.dot(to));
    return Reach.of(
        to, gap, u.sumOfMagnitudes() + v.sumOfMagnitudes() + r.sumOfMagnitudes(), reach);
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
