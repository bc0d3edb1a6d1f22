package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Segment2;
import java.util.OptionalDouble;

/// A part of a segment, from one parameter to another; none if they are the wrong way round.
record Stretch(double enter, double exit) {

  static final Stretch ALL = new Stretch(0, 1);
  static final Stretch NONE = new Stretch(1, 0);

  boolean isNone() {
    return !(enter <= exit);
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

  Crossing2 on(Segment2 segment) {
    return enter == exit
        ? new Crossing2.Point(enter, segment.at(enter), OptionalDouble.empty())
        : new Crossing2.Span(enter, exit, segment.at(enter), segment.at(exit));
  }
}
