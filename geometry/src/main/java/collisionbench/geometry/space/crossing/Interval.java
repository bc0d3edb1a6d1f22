package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;

/// The part of a segment from one parameter in 0..1 to another, as far as doubles can tell: each is
/// right up to [#ACCURACY], 0 and 1 exactly where they are the segment's ends, and not a number
/// where rounding leaves that open. None if they are the wrong way round.
record Interval(double enter, double exit) {

  /// What a parameter may be off.
  static final double ACCURACY = 0x1p-41;

  /// What is longer than this is a stretch, and not a point.
  private static final double CLEAR = 0x1p-38;

  /// 8 u, with `u = 2^-53`.
  static final double ROUNDING = 0x1p-50;

  /// More than underflow takes from products of eight lengths.
  private static final double LEAST = 0x1p-1000;

  /// Shorter ways lose digits when they are multiplied out.
  private static final double SHORTEST_SQUARE = 0x1p-400;

  static final Interval ALL = new Interval(0, 1);
  static final Interval NONE = new Interval(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
  static final Interval UNSURE = new Interval(Double.NaN, Double.NaN);

  /// {@return the part of the segment between two parameters along its line, each off by `error` at
  /// most}
  private static Interval within(double first, double last, double error) {
    boolean close = error <= ACCURACY;
    double enter = first < -error ? 0 : first > error && close ? first : Double.NaN;
    double exit = last > 1 + error ? 1 : last < 1 - error && close ? last : Double.NaN;
    return first > 1 + error || last < -error ? NONE : new Interval(enter, exit);
  }

  /// {@return where `|from + t along|^2 <= squaredRadius`}
  ///
  /// Half the chord on either side of the point nearest to the centre (Pythagoras), which loses
  /// less to rounding than the quadratic's discriminant. What a step may be off is worked out
  /// beside it: both vectors by `s = 8 u` of their sizes, a product of two of them by twice that
  /// and its own rounding, a square by twice what is squared.
  ///
  /// @param squaredRadius off by `s` of itself at most
  /// @param sizeOfFrom at least the sum of its components' magnitudes
  /// @param sizeOfAlong the same of `along`
  static Interval withinRadius(
      Vec3 from, Vec3 along, double squaredRadius, double sizeOfFrom, double sizeOfAlong) {
    double whole = along.lengthSquared();
    Vec3 beside = from.cross(along);
    double reach = squaredRadius * whole;
    double left = reach - beside.lengthSquared();
    double root = Math.sqrt(left);
    double half = root / whole;
    double middle = -from.dot(along) / whole;
    double sizes = sizeOfFrom * sizeOfAlong;
    double square = sizeOfAlong * sizeOfAlong;
    double ofBeside = 8 * ROUNDING * sizes;
    double ofLeft =
        2 * ofBeside * (beside.sumOfMagnitudes() + ofBeside)
            + 4 * ROUNDING * (reach + squaredRadius * square)
            + LEAST;
    double ofMiddle = 4 * ROUNDING * (sizes + square * (half + Math.abs(middle))) / whole;
    if (left < -ofLeft && whole > SHORTEST_SQUARE) {
      return NONE;
    }
    return left > 2 * ofLeft && whole > SHORTEST_SQUARE
        ? within(middle - half, middle + half, ofLeft / (root * whole) + ofMiddle)
        : UNSURE;
  }

  /// {@return the part where a height that changes evenly is not negative}
  ///
  /// @param atStart the height at parameter 0
  /// @param atEnd the height at parameter 1
  /// @param slack what each may be off
  Interval whereNotNegative(double atStart, double atEnd, double slack) {
    boolean startIn = atStart > slack;
    boolean endIn = atEnd > slack;
    boolean startOut = atStart < -slack;
    boolean endOut = atEnd < -slack;
    double way = atStart - atEnd;
    boolean crosses = (startIn && endOut) || (startOut && endIn);
    boolean clear = crosses && Math.abs(way) * ACCURACY > 4 * slack;
    double root = clear ? atStart / way : Double.NaN;
    Interval part = new Interval(startIn ? 0 : root, endIn ? 1 : root);
    return startOut && endOut ? NONE : and(part);
  }

  /// {@return what both hold}
  Interval and(Interval other) {
    return new Interval(Math.max(enter, other.enter), Math.min(exit, other.exit));
  }

  /// {@return the least that holds both}
  Interval hull(Interval other) {
    if (enter > exit || other.enter > other.exit) {
      return enter > exit ? other : this;
    }
    return new Interval(Math.min(enter, other.enter), Math.max(exit, other.exit));
  }

  /// {@return whether the segment and the shape surely share a stretch, and this is it}
  boolean isSure() {
    return exit - enter > CLEAR;
  }

  /// {@return the crossing of a segment that this is a stretch of}
  Crossing3 of(Segment segment) {
    return new Crossing3.Span(enter, exit, at(segment, enter), at(segment, exit));
  }

  /// {@return the segment's point at `t`, its end exactly at 1}
  static Vec3 at(Segment segment, double t) {
    Vec3 point = t == 1 ? segment.end() : segment.at(t);
    return point.isFinite() ? point : segment.start().times(1 - t).plus(t, segment.end());
  }
}
