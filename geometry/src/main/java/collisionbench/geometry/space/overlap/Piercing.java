package collisionbench.geometry.space.overlap;

import collisionbench.geometry.number.Branchless;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Whether a segment surely passes through the inside of a triangle, or surely keeps off it: by the
/// signs of the volumes that its ends and the corners span.
///
/// A segment passes through the inside where five volumes have one sign: those of its start above
/// the plane, of its end below, and of the three edges that its line passes. Where one of them has
/// another sign than the first, it does not. (Ericson, Real-Time Collision Detection, 2005, 5.3.4.)
///
/// A volume is a determinant of three rounded differences and carries 8 u of its products'
/// magnitudes (Shewchuk, Adaptive Precision Floating-Point Arithmetic, 1997). With `e` for the sum
/// of the magnitudes in `u` and `v`, and `w` for the sum of the squares in the ways to the
/// segment's ends, those of the ends above the plane come to at most `e^2 sqrt(w) / 4` each, which
/// is at most `e (e^2 + w) / 8`, and those of two edges to `e w / 2` together. The third edge's
/// volume, made of these four, carries 9 u of `e (e^2 + w)` with its own roundings, the others
/// less; 16 u leave room for what the bound itself rounds. A number that overflows makes `slack`
/// overflow. Of two volumes with another sign the larger may be taken for the lowest, and one of
/// exactly 0 may become minus zero and be: neither is sure then, and exact signs are asked.
final class Piercing {

  private Piercing() {}

  /// {@return touching where the segment surely passes through the inside, apart where it surely
  /// keeps to one side of the plane by more than the reach, or where the reach is zero and it
  /// surely passes outside}
  ///
  /// @param reach how near to the triangle counts
  static int test(Vec3 start, Vec3 end, Triangle b, double reach) {
    Vec3 u = b.a().minus(b.b());
    Vec3 v = b.a().minus(b.c());
    Vec3 from = b.a().minus(start);
    Vec3 to = b.a().minus(end);
    double edges = u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double size = edges * Math.fma(edges, edges, Fused.squared(from) + Fused.squared(to));
    double slack = Math.fma(Reach.SLACK, size, Reach.LEAST_SQUARE);
    Vec3 n = u.cross(v);
    Vec3 q = from.cross(to);
    double above = Fused.dot(n, from);
    double below = -Fused.dot(n, to);
    double ofB = Fused.dot(v, q);
    double ofC = -Fused.dot(u, q);
    double ofA = above + below - ofB - ofC;
    double side = Math.copySign(1, above);
    double first = Branchless.lower(side * below, side * ofA);
    double least = Branchless.lower(first, Branchless.lower(side * ofB, side * ofC));
    int verdict = Math.abs(above) > slack ? Verdict.of(least, slack) : Verdict.UNSURE;
    if (reach == 0 || Verdict.touching(verdict)) {
      return verdict;
    }
    double volume = Math.min(Math.abs(above), Math.abs(below)) - slack;
    return above > 0 == below > 0
        ? Verdict.UNSURE
        : clear(volume, n.lengthSquared(), edges * edges, reach);
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
