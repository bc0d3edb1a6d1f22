package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Interval;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/// Makes crossings from parameters along the segment.
final class Crossings {

  private Crossings() {}

  /// {@return the crossing of a segment with a solid}
  ///
  /// @param exactly computes the exact part if doubles leave the case or a parameter open
  static Crossing2 solid(Segment2 segment, Interval part, Supplier<ExactInterval> exactly) {
    if (part.isNone()) {
      return new Crossing2.None();
    }
    return part.hasLength() && !segment.start().equals(segment.end())
        ? span(segment, part.enter(), part.exit())
        : exact(segment, exactly.get());
  }

  private static Crossing2 exact(Segment2 segment, ExactInterval part) {
    if (part.isNone()) {
      return new Crossing2.None();
    }
    double enter = part.enter().toParameter();
    return part.isPoint() || segment.start().equals(segment.end())
        ? new Crossing2.Point(enter, at(segment, enter), OptionalDouble.empty())
        : span(segment, enter, part.exit().toParameter());
  }

  /// {@return the crossing of a segment that shares an interval with a shape}
  static Crossing2 span(Segment2 segment, double enter, double exit) {
    return new Crossing2.Span(enter, exit, at(segment, enter), at(segment, exit));
  }

  /// {@return the segment's point at `t`}
  static Vec2 at(Segment2 segment, double t) {
    Vec2 point = segment.at(t);
    return point.isFinite() ? point : segment.start().times(1 - t).plus(t, segment.end());
  }
}
