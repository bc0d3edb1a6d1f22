package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Interval;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/// Makes crossings from parameters along the segment.
final class Crossings {

  private Crossings() {}

  /// {@return the crossing of a segment with a solid}
  ///
  /// @param exactly computes the exact part if doubles leave the case or a parameter open
  static Crossing3 solid(Segment segment, Interval part, Supplier<ExactInterval> exactly) {
    if (part.isNone()) {
      return new Crossing3.None();
    }
    return part.hasLength() && !segment.start().equals(segment.end())
        ? span(segment, part.enter(), part.exit())
        : exact(segment, exactly.get());
  }

  static Crossing3 exact(Segment segment, ExactInterval part) {
    if (part.isNone()) {
      return new Crossing3.None();
    }
    double enter = part.enter().toParameter();
    return part.isPoint() || segment.start().equals(segment.end())
        ? point(segment, enter)
        : span(segment, enter, part.exit().toParameter());
  }

  static Crossing3 point(Segment segment, double t) {
    return new Crossing3.Point(t, at(segment, t), OptionalDouble.empty(), OptionalDouble.empty());
  }

  /// {@return the crossing of a segment that shares an interval with a shape}
  static Crossing3 span(Segment segment, double enter, double exit) {
    return new Crossing3.Span(enter, exit, at(segment, enter), at(segment, exit));
  }

  /// {@return the segment's point at `t`}
  static Vec3 at(Segment segment, double t) {
    Vec3 point = segment.at(t);
    return point.isFinite() ? point : segment.start().times(1 - t).plus(t, segment.end());
  }
}
