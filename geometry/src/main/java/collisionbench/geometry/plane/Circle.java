package collisionbench.geometry.plane;

import collisionbench.geometry.number.Require;

/// All points within `radius` of `center`; a radius of zero is a point.
public record Circle(Vec2 center, double radius) implements Shape2 {

  public Circle {
    Require.finite("center", center, center.isFinite());
    radius = Require.nonNegative("radius", radius);
  }

  @Override
  public Bounds2 bounds() {
    return new Bounds2(center, center).grownBy(radius);
  }

  @Override
  public Circle translated(Vec2 by) {
    return new Circle(center.plus(by), radius);
  }
}
