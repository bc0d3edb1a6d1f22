package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

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

  /// More than underflow takes from products of four lengths.
  private static final double LEAST = 0x1p-1000;

  /// Shorter ways lose digits when they are multiplied out.
  private static final double SHORTEST_SQUARE = 0x1p-800;

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

  /// {@return where `|from + t along| <= radius`}
  ///
  /// Half the chord on either side of the point nearest to the centre (Pythagoras), which loses
  /// less to rounding than the quadratic's discriminant. What a step may be off is worked out
  /// beside it: a product of the two vectors by `s = 8 u` of their sizes, a square by twice what is
  /// squared.
  static Interval withinRadius(Vec2 from, Vec2 along, double radius) {
    double whole = along.lengthSquared();
    double beside = from.cross(along);
    double reach = radius * radius * whole;
    double left = reach - beside * beside;
    double root = Math.sqrt(left);
    double half = root / whole;
    double middle = -from.dot(along) / whole;
    double sizes = size(from) * size(along);
    double ofBeside = ROUNDING * sizes;
    double ofLeft = 2 * ofBeside * (Math.abs(beside) + ofBeside) + ROUNDING * reach + LEAST;
    double ofMiddle = ROUNDING * (sizes / whole + half + Math.abs(middle));
    if (left < -ofLeft && whole > SHORTEST_SQUARE) {
      return NONE;
    }
    return left > 2 * ofLeft && whole > SHORTEST_SQUARE
        ? within(middle - half, middle + half, ofLeft / (root * whole) + ofMiddle)
        : UNSURE;
  }

  static double size(Vec2 v) {
    return Math.abs(v.x()) + Math.abs(v.y());
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
  Crossing2 of(Segment2 segment) {
    return new Crossing2.Span(enter, exit, at(segment, enter), at(segment, exit));
  }

  /// {@return the segment's point at `t`}
  static Vec2 at(Segment2 segment, double t) {
    Vec2 point = segment.at(t);
    return point.isFinite() ? point : segment.start().times(1 - t).plus(t, segment.end());
  }
}
