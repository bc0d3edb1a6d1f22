package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3.Maker;
import org.jspecify.annotations.Nullable;

/// A segment that passes through a triangle's plane, with the triangle's weights; in exact numbers
/// where it hardly leaves the plane, or the triangle is a sliver.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static <T extends @Nullable Object> T of(Segment segment, Triangle triangle, Maker<T> maker) {
    Heights heights = Heights.of(segment, triangle);
    if (!heights.areClear()) {
      return ExactTriangle.of(segment, triangle, maker);
    }
    double t = heights.crossing();
    Vec3 point = Interval.at(segment, t);
    Weights weights = Weights.of(point, triangle);
    return weights.areClose(point, triangle)
        ? maker.pointOfTriangle(t, point.x(), point.y(), point.z(), weights.u(), weights.v())
        : ExactTriangle.of(segment, triangle, maker);
  }
}
