package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// Two segments. Without radii they meet or not by exact signs; else their nearest points, clamped
/// one after the other (Ericson, Real-Time Collision Detection, 5.1.9), and the direction between.
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
  /// 165 u of the sum of the squares.
  static int within(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double reach) {
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    Vec3 r = startA.minus(startB);
    double uu = Fused.squared(u);
    double vv = Fused.squared(v);
    double uv = Fused.dot(u, v);
    double ur = Fused.dot(u, r);
    double vr = Fused.dot(v, r);
    double area = uu * vv - uv * uv;
    double s = area > 0 ? unit((uv * vr - ur * vv) / area) : 0;
    double t = uv * s + vr;
    if (t <= 0) {
      t = 0;
      s = unit(-ur / uu);
    } else if (t >= vv) {
      t = 1;
      s = unit((uv - ur) / uu);
    } else {
      t /= vv;
    }
    double alongU = ur + s * uu - t * uv;
    double alongV = vr + s * uv - t * vv;
    double inside = s * alongU - t * alongV;
    double twiceUnseen =
        Math.fma(2, inside, Math.abs(alongU) + Math.abs(alongV) + (alongV - alongU));
    double rr = Fused.squared(r);
    int verdict =
        Reach.ofSquares(rr + s * ur - t * vr + inside, twiceUnseen, rr + uu + vv, reach * reach);
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
