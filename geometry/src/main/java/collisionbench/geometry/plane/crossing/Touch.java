package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2.Maker;
import collisionbench.geometry.plane.separation.Separation2;
import org.jspecify.annotations.Nullable;

/// Where a segment meets a point, or so little of a shape that rounding leaves no stretch of it.
final class Touch {

  private Touch() {}

  static <T extends @Nullable Object> T of(Segment2 segment, Shape2 shape, Maker<T> maker) {
    return at(segment, Separation2.between(segment, shape).pointA(), maker);
  }

  /// {@return what `maker` makes of the crossing with a point on the segment, which has some
  /// length}
  static <T extends @Nullable Object> T at(Segment2 segment, Vec2 point, Maker<T> maker) {
    Vec2 along = segment.end().minus(segment.start());
    Vec2 unit = along.normalized();
    double t = point.minus(segment.start()).dot(unit) / along.dot(unit);
    double clipped = Math.clamp(t, 0, 1);
    Vec2 on = segment.at(clipped);
    return maker.point(clipped, on.x(), on.y());
  }
}
