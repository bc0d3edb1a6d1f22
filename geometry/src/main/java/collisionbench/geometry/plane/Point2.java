package collisionbench.geometry.plane;

import collisionbench.geometry.number.Require;

/// A single point.
public record Point2(Vec2 at) implements Shape2 {

  public Point2 {
    Require.finite("at", at, at.isFinite());
  }

  @Override
  public Bounds2 bounds() {
    return new Bounds2(at, at);
  }

  @Override
  public Point2 translated(Vec2 by) {
    return new Point2(at.plus(by));
  }
}
