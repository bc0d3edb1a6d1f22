package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A segment that passes through a triangle's plane, with the triangle's weights; in exact numbers
/// where it hardly leaves the plane, or the triangle is a sliver.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static Crossing3 of(Segment segment, Triangle triangle) {
    Heights heights = Heights.of(segment, triangle);
    if (!heights.areClear()) {
      return ExactTriangle.of(segment, triangle);
    }
    double t = heights.crossing();
    Vec3 point = Interval.at(segment, t);
    Weights weights = Weights.of(point, triangle);
    return weights.areClose(point, triangle)
        ? weights.at(t, point)
        : ExactTriangle.of(segment, triangle);
  }
}
