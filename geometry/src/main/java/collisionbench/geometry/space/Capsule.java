package collisionbench.geometry.space;

import collisionbench.geometry.number.Require;

/// All points within `radius` of the segment from `start` to `end`, the centers of its two half
/// spheres. Equal ends are a sphere, a radius of zero is a segment.
public record Capsule(Vec3 start, Vec3 end, double radius) implements Shape3 {

  public Capsule {
    Require.finite("start", start, start.isFinite());
    Require.finite("end", end, end.isFinite());
    radius = Require.nonNegative("radius", radius);
  }

  /// {@return the segment in the middle}
  public Segment axis() {
    return new Segment(start, end);
  }

  @Override
  public Bounds3 bounds() {
    return Bounds3.of(start, end).grownBy(radius);
  }

  @Override
  public Capsule translated(Vec3 by) {
    return new Capsule(start.plus(by), end.plus(by), radius);
  }
}
