package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

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

  /// How many times the slack makes that no more than `2^-40` of what is divided by it.
  private static final double STEEP = 0x1p38;

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

  /// {@return the exact sign of the start's height}
  int sideOfStart(Segment segment, Triangle triangle) {
    return side(ofStart, triangle, segment.start());
  }

  /// {@return the exact sign of the end's height}
  int sideOfEnd(Segment segment, Triangle triangle) {
    return side(ofEnd, triangle, segment.end());
  }

  private int side(double height, Triangle t, Vec3 point) {
    if (Math.abs(height) > slack) {
      return height > 0 ? 1 : -1;
    }
    return Orientation.volume(t.a(), t.b(), t.c(), point);
  }

  /// {@return whether the segment surely has a direction that leads out of the plane, and the
  /// triangle an area}
  boolean differ() {
    return Math.abs(ofStart - ofEnd) > slack;
  }

  /// {@return the parameter where a segment passes through the plane, up to `2^-40`, if its ends
  /// are on different sides of it}
  ///
  /// Where the segment hardly leaves the plane, or the triangle is a sliver, the heights may be
  /// little more than rounding; then a sharper bound is asked, and after that exact numbers.
  double crossing(Segment segment, Triangle t) {
    double way = Math.abs(ofStart) + Math.abs(ofEnd);
    return way > STEEP * slack
        ? Math.abs(ofStart) / way
        : Orientation.crossing(t.a(), t.b(), t.c(), segment.start(), segment.end());
  }
}
