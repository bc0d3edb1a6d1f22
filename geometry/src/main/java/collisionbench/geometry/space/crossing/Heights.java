package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// How high the ends of a segment are above the plane of a triangle, times twice its area.
///
/// A determinant of three rounded differences carries 8 u of its products' magnitudes (Shewchuk,
/// 1997), at most 12 u of the product of the three lengths. For both heights together that is less
/// than `u size^3 / 2`, where `size` is the sum of the four vectors that they are made of. A number
/// that overflows makes `slack` overflow.
///
/// @param ofStart of the segment's start, negative below the plane
/// @param ofEnd of its end
/// @param slack more than four times what both together may be off
record Heights(double ofStart, double ofEnd, double slack) {

  /// 2 u.
  private static final double SLACK = 0x1p-52;

  /// More than underflow can take, whatever does not overflow.
  private static final double LEAST = 0x1p-700;

  static Heights of(Segment segment, Triangle triangle) {
    Vec3 u = triangle.b().minus(triangle.a());
    Vec3 v = triangle.c().minus(triangle.a());
    Vec3 from = segment.start().minus(triangle.a());
    Vec3 to = segment.end().minus(triangle.a());
    Vec3 n = u.cross(v);
    double size =
        (u.sumOfMagnitudes() + v.sumOfMagnitudes())
            + (from.sumOfMagnitudes() + to.sumOfMagnitudes());
    return new Heights(n.dot(from), n.dot(to), SLACK * (size * size * size) + LEAST);
  }

  /// {@return whether the ends are on different sides of the plane for sure, and [#crossing] right
  /// up to [Interval#ACCURACY]}
  boolean areClear() {
    return Math.min(Math.abs(ofStart), Math.abs(ofEnd)) > slack
        && ofStart > 0 != ofEnd > 0
        && way() * Interval.ACCURACY > slack;
  }

  /// {@return the parameter where a segment passes through the plane, if its ends are on different
  /// sides of it}
  double crossing() {
    return Math.abs(ofStart) / way();
  }

  private double way() {
    return Math.abs(ofStart) + Math.abs(ofEnd);
  }
}
