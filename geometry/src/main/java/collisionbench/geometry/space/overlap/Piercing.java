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
/// @param from from one end of the segment to the first corner
/// @param to from its other end
/// @param edges the sum of the magnitudes in `u` and `v`
/// @param slack more than rounding can have made of any volume
/// @param minusSlack worked out beside it, as every comparison waits for both
record Piercing(Vec3 u, Vec3 v, Vec3 from, Vec3 to, double edges, double slack, double minusSlack) {

  private static Piercing of(Vec3 start, Vec3 end, Triangle b) {
    Vec3 u = b.a().minus(b.b());
    Vec3 v = b.a().minus(b.c());
    Vec3 from = b.a().minus(start);
    Vec3 to = b.a().minus(end);
    double edges = u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double size = edges * Math.fma(edges, edges, Fused.squared(from) + Fused.squared(to));
    double slack = Math.fma(Reach.SLACK, size, Reach.LEAST_SQUARE);
    double minusSlack = Math.fma(-Reach.SLACK, size, -Reach.LEAST_SQUARE);
    return new Piercing(u, v, from, to, edges, slack, minusSlack);
  }

  /// {@return touching where the segment surely passes through the inside, apart where it surely
  /// keeps to one side of the plane by more than the reach, or where the reach is zero and it
  /// surely passes outside}
  ///
  /// @param reach how near to the triangle counts
  static int test(Vec3 start, Vec3 end, Triangle b, double reach) {
    Piercing ends = of(start, end, b);
    Vec3 n = ends.u.cross(ends.v);
    double ofStart = Fused.dot(n, ends.from);
    double ofEnd = Fused.dot(n, ends.to);
    if (ofStart > ends.slack) {
      if (ofEnd < ends.minusSlack) {
        return through(start, end, b, reach);
      }
    } else if (ofStart < ends.minusSlack) {
      if (ofEnd > ends.slack) {
        return through(end, start, b, reach);
      }
    } else {
      return Verdict.UNSURE;
    }
    // The ends are not surely on opposite sides.
    if (reach > 0) {
      double volume = Math.min(Math.abs(ofStart), Math.abs(ofEnd)) - ends.slack;
      return clear(volume, n.lengthSquared(), ends.edges * ends.edges, reach);
    }
    return Math.abs(ofEnd) > ends.slack ? Verdict.APART : Verdict.UNSURE;
  }

  /// {@return the verdict of ends on opposite sides of the plane}
  ///
  /// One call for each side, with the ends changed over: a factor for the sign would make every
  /// volume of an edge wait for those of the ends. It is handed shapes and not what was made of
  /// them: inlined, that is worked out once; called, it would have to be on the heap.
  private static int through(Vec3 start, Vec3 end, Triangle b, double reach) {
    Piercing ends = of(start, end, b);
    Vec3 q = ends.from.cross(ends.to);
    double ofB = Fused.dot(ends.v, q);
    if (!(ofB > ends.slack)) {
      return ends.beside(ofB, reach);
    }
    double ofC = Fused.dot(ends.u, q);
    if (!(ofC < ends.minusSlack)) {
      return ends.beside(-ofC, reach);
    }
    Vec3 n = ends.u.cross(ends.v);
    double ofA = Fused.dot(n, ends.from) - Fused.dot(n, ends.to) - ofB + ofC;
    return ofA > ends.slack ? Verdict.TOUCHING : ends.beside(ofA, reach);
  }

  /// {@return the verdict of a segment that surely does not pass on the inner side of an edge, or
  /// is not sure to}
  private int beside(double inside, double reach) {
    return reach == 0 && inside < minusSlack ? Verdict.APART : Verdict.UNSURE;
  }

  /// {@return apart if a volume above the triangle is more than that up to the reach}
  ///
  /// @param squared the square of twice the triangle's area; says nothing where it may have
  ///   underflowed
  /// @param area at least the product of two edges' lengths
  private static int clear(double volume, double squared, double area, double reach) {
    double most = reach * (Math.sqrt(squared) + Reach.SLACK * area);
    boolean clear = squared > Reach.LEAST_SQUARE && volume > most * Reach.MORE;
    return clear ? Verdict.APART : Verdict.UNSURE;
  }
}
