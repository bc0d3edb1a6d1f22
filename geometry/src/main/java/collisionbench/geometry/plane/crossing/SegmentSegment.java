package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import java.util.OptionalDouble;

/// Two segments that cross, neither in an end of the other; all else in exact numbers.
final class SegmentSegment {

  private SegmentSegment() {}

  /// For segments that touch.
  static Crossing2 of(Segment2 first, Segment2 second) {
    Vec2 a = first.start();
    Vec2 b = first.end();
    Vec2 c = second.start();
    Vec2 d = second.end();
    int sidesOfFirst = Orientation.of(c, d, a) * Orientation.of(c, d, b);
    int sidesOfSecond = Orientation.of(a, b, c) * Orientation.of(a, b, d);
    if (sidesOfFirst >= 0 || sidesOfSecond >= 0) {
      return ExactSegment.of(first, second);
    }
    double t = Orientation.crossing(c, d, a, b);
    OptionalDouble u = OptionalDouble.of(Orientation.crossing(a, b, c, d));
    return new Crossing2.Point(t, Interval.at(first, t), u);
  }
}
