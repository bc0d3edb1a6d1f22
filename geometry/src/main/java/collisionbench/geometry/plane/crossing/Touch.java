package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import java.util.OptionalDouble;

/// Where a segment meets a point, or so little of a shape that rounding leaves no stretch of it.
final class Touch {

  private Touch() {}

  static Crossing2 of(Segment2 segment, Shape2 shape) {
    return at(segment, Separation2.between(segment, shape).pointA());
  }

  /// {@return the crossing with a point on the segment, which has some length}
  static Crossing2 at(Segment2 segment, Vec2 point) {
    Vec2 along = segment.end().minus(segment.start());
    Vec2 unit = along.normalized();
    double t = point.minus(segment.start()).dot(unit) / along.dot(unit);
    double clipped = Math.clamp(t, 0, 1);
    return new Crossing2.Point(clipped, segment.at(clipped), OptionalDouble.empty());
  }
}
