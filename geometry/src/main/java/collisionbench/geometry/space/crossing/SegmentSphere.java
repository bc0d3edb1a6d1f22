package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;

/// A segment through a solid sphere.
final class SegmentSphere {

  private SegmentSphere() {}

  static Interval of(Segment segment, Sphere sphere) {
    return of(segment, sphere.center(), sphere.radius());
  }

  static Interval of(Segment segment, Vec3 center, double radius) {
    Vec3 from = segment.start().minus(center);
    Vec3 along = segment.end().minus(segment.start());
    return Interval.withinRadius(
        from, along, radius * radius, from.sumOfMagnitudes(), along.sumOfMagnitudes());
  }
}
