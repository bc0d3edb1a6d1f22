package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.number.Branchless;
import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class SegmentSegment {

  /// More than rounding makes of a gap and a reach.
  private static final double MORE = 1 + 0x1p-50;

  private SegmentSegment() {}

  /// Segments that do not cross are nearest to each other at an end of one of them.
  static boolean within(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double radius, double otherRadius) {
    double reach = radius + otherRadius;
    if (reach == 0) {
      return touch(a, b, c, d);
    }
    return !areBoundsApart(a, b, c, d, reach)
        && (touchBySides(a, b, c, d)
            || PointSegment.within(a, c, d, radius, otherRadius)
            || PointSegment.within(b, c, d, radius, otherRadius)
            || PointSegment.within(c, a, b, otherRadius, radius)
            || PointSegment.within(d, a, b, otherRadius, radius));
  }

  /// With `u` and `v` along the two and `w` from the start of one to that of the other, their lines
  /// meet at `w x v` and `w x u` of `u x v` along them: within both where neither is further from
  /// half of it than half of it is from 0.
  ///
  /// The products carry 4 u of the magnitudes in their two vectors, twice two of them and what
  /// subtracting rounds no more than 16 u of the square of all three; 32 u are taken.
  private static boolean touch(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    double ux = b.x() - a.x();
    double uy = b.y() - a.y();
    double vx = d.x() - c.x();
    double vy = d.y() - c.y();
    double wx = c.x() - a.x();
    double wy = c.y() - a.y();
    double whole = Math.fma(ux, vy, -(uy * vx));
    double onFirst = Math.fma(wx, vy, -(wy * vx));
    double onSecond = Math.fma(wx, uy, -(wy * ux));
    double inFirst = Math.abs(whole) - Math.abs(Math.fma(2, onFirst, -whole));
    double inSecond = Math.abs(whole) - Math.abs(Math.fma(2, onSecond, -whole));
    double inBoth = Branchless.lower(inFirst, inSecond);
    double ofFirst = Math.abs(ux) + Math.abs(uy);
    double ofSecond = Math.abs(vx) + Math.abs(vy);
    double size = ofFirst + ofSecond + (Math.abs(wx) + Math.abs(wy));
    double slack = Filter.ERROR * Math.fma(size, size, Filter.LEAST_SQUARE);
    return Math.abs(inBoth) > slack ? inBoth > 0 : touchBySides(a, b, c, d);
  }

  /// Neither may have its ends strictly on one side of the other. All four on the lines are four
  /// points on one line, and so is a segment of no length on the line of the other.
  private static boolean touchBySides(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    int sideC = Orientation.of(a, b, c);
    int sideD = Orientation.of(a, b, d);
    if (sideC * sideD > 0) {
      return false;
    }
    int sideA = Orientation.of(c, d, a);
    int sideB = Orientation.of(c, d, b);
    boolean onOneLine = sideA == 0 && sideB == 0 && sideC == 0 && sideD == 0;
    return sideA * sideB <= 0 && (!onOneLine || !areBoundsApart(a, b, c, d, 0));
  }

  private static boolean areBoundsApart(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double reach) {
    return areApart(a.x(), b.x(), c.x(), d.x(), reach)
        || areApart(a.y(), b.y(), c.y(), d.y(), reach);
  }

  /// {@return whether the gap between the numbers from `a` to `b` and those from `c` to `d` is
  /// surely greater than `reach`}
  ///
  /// Gap and reach are off by one rounding each, and by none where they are subnormal.
  static boolean areApart(double a, double b, double c, double d, double reach) {
    double limit = reach * MORE;
    return Math.min(c, d) - Math.max(a, b) > limit || Math.min(a, b) - Math.max(c, d) > limit;
  }
}
