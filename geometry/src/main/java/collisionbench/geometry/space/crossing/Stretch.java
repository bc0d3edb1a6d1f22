package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.OptionalDouble;

/// The parameters from `enter` to `exit` along a line; none if `enter > exit`.
record Stretch(double enter, double exit) {

  static final Stretch NONE = new Stretch(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
  static final Stretch WHOLE = new Stretch(0, 1);
  static final Stretch LINE = new Stretch(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /// {@return where `|from + t along|^2 <= squaredRadius`}
  ///
  /// Half the chord on either side of the point nearest to the centre (Pythagoras), which loses
  /// less to rounding than the quadratic's discriminant.
  static Stretch withinRadius(Vec3 from, Vec3 along, double squaredRadius) {
    double whole = along.lengthSquared();
    if (whole == 0) {
      return from.lengthSquared() <= squaredRadius ? LINE : NONE;
    }
    double left = squaredRadius * whole - from.cross(along).lengthSquared();
    if (left < 0) {
      return NONE;
    }
    double middle = -from.dot(along) / whole;
    double half = Math.sqrt(left) / whole;
    return new Stretch(middle - half, middle + half);
  }

  /// {@return where `low <= from + t along <= high`}
  static Stretch between(double low, double high, double from, double along) {
    if (along == 0) {
      return low <= from && from <= high ? LINE : NONE;
    }
    double first = (low - from) / along;
    double last = (high - from) / along;
    return new Stretch(Math.min(first, last), Math.max(first, last));
  }

  /// {@return where `from + t along >= 0`}
  static Stretch above(double from, double along) {
    if (along == 0) {
      return from >= 0 ? LINE : NONE;
    }
    double zero = -from / along;
    return along > 0
        ? new Stretch(zero, Double.POSITIVE_INFINITY)
        : new Stretch(Double.NEGATIVE_INFINITY, zero);
  }

  /// {@return what both hold}
  Stretch and(Stretch other) {
    return new Stretch(Math.max(enter, other.enter), Math.min(exit, other.exit));
  }

  /// {@return the least that holds both}
  Stretch hull(Stretch other) {
    if (isNone()) {
      return other;
    }
    return other.isNone()
        ? this
        : new Stretch(Math.min(enter, other.enter), Math.max(exit, other.exit));
  }

  boolean isNone() {
    return !(enter <= exit);
  }

  /// {@return whether rounding left nothing of a segment that touches}
  boolean isLost() {
    return and(WHOLE).isNone();
  }

  /// {@return the crossing of a segment with a solid that it touches, given where its line is
  /// inside}
  ///
  /// @param nearest the parameter to take where this [#isLost]
  Crossing3 ofSolid(Segment segment, Shape3 solid, double nearest) {
    if (segment.start().equals(segment.end())) {
      return point(segment, 0);
    }
    return snapped(segment, solid, nearest).on(segment);
  }

  /// The ends are inside where `Overlap3` says so, whatever rounding made of the parameters.
  Stretch snapped(Segment segment, Shape3 shape, double nearest) {
    boolean startInside = Overlap3.holds(shape, segment.start());
    boolean endInside = Overlap3.holds(shape, segment.end());
    Stretch inside = and(WHOLE);
    double first = startInside ? 0 : inside.isNone() ? nearest : inside.enter;
    double last = endInside ? 1 : inside.isNone() ? nearest : inside.exit;
    return new Stretch(first, last);
  }

  /// {@return this as a span of the segment, or as a point if there is but one}
  Crossing3 on(Segment segment) {
    return enter == exit
        ? point(segment, enter)
        : new Crossing3.Span(enter, exit, at(segment, enter), at(segment, exit));
  }

  private static Crossing3 point(Segment segment, double t) {
    return new Crossing3.Point(t, at(segment, t), OptionalDouble.empty(), OptionalDouble.empty());
  }

  /// {@return the segment's point at `t`, its end exactly at 1}
  static Vec3 at(Segment segment, double t) {
    return t == 1 ? segment.end() : segment.at(t);
  }
}
