package collisionbench.geometry.space.overlap;

import collisionbench.geometry.number.Branchless;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A point and a triangle: the point of the triangle nearest to it, found by the region that it is
/// in (Ericson, Real-Time Collision Detection, 5.1.5), and the direction from there.
final class PointTriangle {

  private PointTriangle() {}

  static int test(Vec3 a, Triangle b, double reach) {
    return reach > 0 ? within(a, b, reach) : Verdict.of(SegmentTriangle.meet(a, a, b));
  }

  /// {@return whether a point is within reach of a triangle}
  ///
  /// `alongU` and `alongV` are dot products with the way `to` from the point that `s` and `t` name.
  /// They tell the way's square, and how much less than that `to` sees between the cores. Products
  /// carry 5 u, what is made of them 8 u, of which 55 u of `(|from| + |u| + |v|)^2` add up: 165 u
  /// of the sum of the squares.
  static int within(Vec3 a, Triangle b, double reach) {
    Vec3 u = b.b().minus(b.a());
    Vec3 v = b.c().minus(b.a());
    Vec3 from = a.minus(b.a());
    double d1 = Fused.dot(u, from);
    double d2 = Fused.dot(v, from);
    double uu = Fused.squared(u);
    double vv = Fused.squared(v);
    double uv = Fused.dot(u, v);
    double d3 = d1 - uu;
    double d4 = d2 - uv;
    double d5 = d1 - uv;
    double d6 = d2 - vv;
    double ofA = d3 * d6 - d5 * d4;
    double ofB = d5 * d2 - d1 * d6;
    double ofC = d1 * d4 - d3 * d2;
    double s;
    double t;
    if (d1 <= 0 && d2 <= 0) {
      s = 0;
      t = 0;
    } else if (d3 >= 0 && d4 <= d3) {
      s = 1;
      t = 0;
    } else if (d6 >= 0 && d5 <= d6) {
      s = 0;
      t = 1;
    } else if (ofC <= 0 && d1 >= 0 && d3 <= 0) {
      s = d1 / uu;
      t = 0;
    } else if (ofB <= 0 && d2 >= 0 && d6 <= 0) {
      s = 0;
      t = d2 / vv;
    } else if (ofA <= 0 && d4 >= d3 && d5 >= d6) {
      t = (d4 - d3) / (d4 - d3 + (d5 - d6));
      s = 1 - t;
    } else {
      double whole = ofA + ofB + ofC;
      s = Branchless.toUnit(ofB / whole);
      t = Math.min(1 - s, Branchless.toUnit(ofC / whole));
    }
    double alongU = Math.fma(-s, uu, Math.fma(-t, uv, d1));
    double alongV = Math.fma(-s, uv, Math.fma(-t, vv, d2));
    double inside = Math.fma(s, alongU, t * alongV);
    double most = Math.max(alongU, alongV);
    double twiceUnseen = most + Math.abs(most) - (inside + inside);
    double ff = Fused.squared(from);
    double squared = Math.fma(-s, d1, Math.fma(-t, d2, ff - inside));
    int verdict = Reach.ofSquares(squared, twiceUnseen, ff + uu + vv, reach * reach);
    return Verdict.isSure(verdict) ? verdict : byWay(a, b, s, t, reach);
  }

  /// Tells more where the triangle is much larger than the reach.
  ///
  /// Differences of coordinates carry 1 u, `s u` and `t v` 2 u, the sums 2 u of at most `size`: 5
  /// u. A dot product with `to` adds 3 u.
  private static int byWay(Vec3 a, Triangle b, double s, double t, double reach) {
    Vec3 u = b.b().minus(b.a());
    Vec3 v = b.c().minus(b.a());
    Vec3 from = a.minus(b.a());
    Vec3 to = from.plus(-s, u).plus(-t, v);
    double gap = from.dot(to) - Math.max(0, Math.max(u.dot(to), v.dot(to)));
    return Reach.of(
        to, gap, from.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes(), reach);
  }
}
