package collisionbench.geometry.space;

import collisionbench.geometry.number.Require;

/// All points within `radius` of `center`; a radius of zero is a point.
public record Sphere(Vec3 center, double radius) implements Shape3 {

  public Sphere {
    Require.finite("center", center, center.isFinite());
    radius = Require.nonNegative("radius", radius);
  }

  @Override
  public Bounds3 bounds() {
    return new Bounds3(center, center).grownBy(radius);
  }

  @Override
  public Sphere translated(Vec3 by) {
    return new Sphere(center.plus(by), radius);
  }
}
