package collisionbench.geometry.plane;

import collisionbench.geometry.number.Require;

/// All points within `radius` of the segment from `start` to `end`, the centers of its two half
/// circles. Equal ends are a circle, a radius of zero is a segment.
public record Capsule2(Vec2 start, Vec2 end, double radius) implements Shape2 {

  public Capsule2 {
    Require.finite("start", start, start.isFinite());
    Require.finite("end", end, end.isFinite());
    radius = Require.nonNegative("radius", radius);
  }

  /// {@return the segment in the middle}
  public Segment2 axis() {
    return new Segment2(start, end);
  }

  @Override
  public Bounds2 bounds() {
    return Bounds2.of(start, end).grownBy(radius);
  }

  @Override
  public Capsule2 translated(Vec2 by) {
    return new Capsule2(start.plus(by), end.plus(by), radius);
  }
}
