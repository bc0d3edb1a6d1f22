package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import java.util.OptionalDouble;

/// A part of a segment, from one parameter to another; none if they are the wrong way round.
record Stretch(double enter, double exit) {

  private static final double ROUNDING = 0x1p-50;

  static final Stretch ALL = new Stretch(0, 1);
  static final Stretch NONE = new Stretch(1, 0);

  boolean isNone() {
    return !(enter <= exit);
  }

  /// {@return this, or the one parameter in the middle if only rounding left nothing of it}
  Stretch orMiddle() {
    double t = Math.clamp(0.5 * (enter + exit), 0.0, 1.0);
    return isNone() ? new Stretch(t, t) : this;
  }

  Stretch and(Stretch other) {
    return new Stretch(Math.max(enter, other.enter), Math.min(exit, other.exit));
  }

  /// {@return the least stretch that holds both}
  Stretch hull(Stretch other) {
    if (isNone() || other.isNone()) {
      return isNone() ? other : this;
    }
    return new Stretch(Math.min(enter, other.enter), Math.max(exit, other.exit));
  }

  /// {@return the part where a quantity that changes evenly is not negative}
  ///
  /// @param atStart the quantity at parameter 0
  /// @param atEnd the quantity at parameter 1
  Stretch whereNotNegative(double atStart, double atEnd) {
    if (atStart >= 0 && atEnd >= 0) {
      return this;
    }
    if (atStart < 0 && atEnd < 0) {
      return NONE;
    }
    double root = atStart / (atStart - atEnd);
    return and(atStart < 0 ? new Stretch(root, 1) : new Stretch(0, root));
  }

  /// {@return the crossing of a segment of some length; one point if rounding could make the
  /// stretch}
  Crossing2 on(Segment2 segment) {
    if (isWithinRounding(segment)) {
      double t = enter == 0 ? 0 : exit == 1 ? 1 : 0.5 * (enter + exit);
      return new Crossing2.Point(t, segment.at(t), OptionalDouble.empty());
    }
    return new Crossing2.Span(enter, exit, segment.at(enter), segment.at(exit));
  }

  private boolean isWithinRounding(Segment2 segment) {
    if (enter == 0 && exit == 1) {
      return false;
    }
    Vec2 along = segment.end().minus(segment.start());
    double length = Math.max(Math.abs(along.x()), Math.abs(along.y()));
    double size = Math.max(size(segment.start()), size(segment.end()));
    return (exit - enter) * length <= ROUNDING * size;
  }

  private static double size(Vec2 p) {
    return Math.max(Math.abs(p.x()), Math.abs(p.y()));
  }
}
