package collisionbench.geometry.plane;

import collisionbench.geometry.number.Require;

/// All points between `start` and `end`; equal ends are a point.
public record Segment2(Vec2 start, Vec2 end) implements Shape2 {

  public Segment2 {
    Require.finite("start", start, start.isFinite());
    Require.finite("end", end, end.isFinite());
  }

  /// {@return the point at `t`, from `start` (`t = 0`) to `end` (`t = 1`)}
  public Vec2 at(double t) {
    return start.towards(end, t);
  }

  @Override
  public Bounds2 bounds() {
    return Bounds2.of(start, end);
  }

  @Override
  public Segment2 translated(Vec2 by) {
    return new Segment2(start.plus(by), end.plus(by));
  }
}
