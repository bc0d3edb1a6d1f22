package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Whether a segment surely passes through the inside of a triangle, or surely keeps off it: by the
/// signs of the volumes that its ends and the corners span.
///
/// A volume is a determinant of three rounded differences and carries 8 u of its products'
/// magnitudes (Shewchuk, Adaptive Precision Floating-Point Arithmetic, 1997). With `e` for the sum
/// of the magnitudes in `u` and `v`, and `w` for the sum of the squares in the ways to the
/// segment's ends, those of the ends above the plane come to at most `e^2 sqrt(w) / 4` each, which
/// is at most `e (e^2 + w) / 8`, and those of two edges to `e w / 2` together. The third edge's
/// volume, made of these four, carries 9 u of `e (e^2 + w)` with its own roundings, the others
/// less; 16 u leave room for what the bound itself rounds. A number that overflows makes `slack`
/// overflow.
///
/// @param u from the triangle's second corner to its first
/// @param v from its third corner to its first
/// @param slack more than rounding can have made of any volume
/// @param minusSlack worked out beside it, as every comparison waits for both
/// @param reach how near to the triangle counts
record Piercing(Vec3 u, Vec3 v, double slack, double minusSlack, double reach) {

  /// {@return touching where the segment surely passes through the inside, apart where it surely
  /// keeps to one side of the plane by more than the reach, or where the reach is zero and it
  /// surely passes outside}
  static int test(Vec3 start, Vec3 end, Triangle b, double reach) {
    Vec3 u = b.a().minus(b.b());
    Vec3 v = b.a().minus(b.c());
    Vec3 first = b.a().minus(start);
    Vec3 last = b.a().minus(end);
    Vec3 n = u.cross(v);
    double ofFirst = Fused.dot(n, first);
    double ofLast = Fused.dot(n, last);
    double edges = u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double size = edges * Math.fma(edges, edges, Fused.squared(first) + Fused.squared(last));
    double slack = Math.fma(Reach.SLACK, size, Reach.LEAST_SQUARE);
    double minusSlack = Math.fma(-Reach.SLACK, size, -Reach.LEAST_SQUARE);
    Piercing piercing = new Piercing(u, v, slack, minusSlack, reach);
    if (ofFirst > slack) {
      if (ofLast < minusSlack) {
        return piercing.through(first, last, ofFirst - ofLast);
      }
    } else if (ofFirst < minusSlack) {
      if (ofLast > slack) {
        return piercing.through(last, first, ofLast - ofFirst);
      }
    } else {
      return Verdict.UNSURE;
    }
    // The ends are not surely on opposite sides.
    if (reach > 0) {
      return clear(u, v, Math.min(Math.abs(ofFirst), Math.abs(ofLast)) - slack, reach);
    }
    return Math.abs(ofLast) > slack ? Verdict.APART : Verdict.UNSURE;
  }

  /// {@return the verdict of ends on opposite sides of the plane}
  ///
  /// One way through the code for each side: a factor for the sign would make every volume of an
  /// edge wait for those of the ends.
  private int through(Vec3 from, Vec3 to, double whole) {
    Vec3 q = from.cross(to);
    double ofB = Fused.dot(v, q);
    if (!(ofB > slack)) {
      return beside(ofB);
    }
    double ofC = Fused.dot(u, q);
    if (!(ofC < minusSlack)) {
      return beside(-ofC);
    }
    double ofA = whole - ofB + ofC;
    return ofA > slack ? Verdict.TOUCHING : beside(ofA);
  }

  /// {@return the verdict of a segment that surely does not pass on the inner side of an edge, or
  /// is not sure to}
  private int beside(double inside) {
    return reach == 0 && inside < minusSlack ? Verdict.APART : Verdict.UNSURE;
  }

  /// {@return apart if a volume above the triangle is more than that up to the reach}
  private static int clear(Vec3 u, Vec3 v, double volume, double reach) {
    double edges = u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double squared = u.cross(v).lengthSquared();
    double most = reach * (Math.sqrt(squared) + Reach.SLACK * (edges * edges));
    boolean clear = squared > Reach.LEAST_SQUARE && volume > most * Reach.MORE;
    return clear ? Verdict.APART : Verdict.UNSURE;
  }
}
