package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3.Maker;
import org.jspecify.annotations.Nullable;

/// A segment through a solid sphere.
final class SegmentSphere {

  private SegmentSphere() {}

  static <T extends @Nullable Object> T of(Segment segment, Sphere sphere, Maker<T> maker) {
    Vec3 from = segment.start().minus(sphere.center());
    Vec3 along = segment.end().minus(segment.start());
    Stretch inside = Stretch.withinRadius(from, along, sphere.radius() * sphere.radius());
    double nearest = inside.isLost() ? segment.parameterNearest(sphere.center()) : 0;
    return inside.ofSolid(segment, sphere, nearest, maker);
  }
}
