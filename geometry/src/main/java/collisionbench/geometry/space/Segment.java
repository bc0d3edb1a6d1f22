package collisionbench.geometry.space;

/// All points between `start` and `end`; equal ends are a point.
public record Segment(Vec3 start, Vec3 end) implements Shape3 {

  public Segment {
    Require.finite("start", start);
    Require.finite("end", end);
  }

  /// {@return the point at `t`, from `start` (`t = 0`) to `end` (`t = 1`)}
  public Vec3 at(double t) {
    return start.towards(end, t);
  }

  @Override
  public Bounds3 bounds() {
    return Bounds3.of(start, end);
  }

  @Override
  public Segment translated(Vec3 by) {
    return new Segment(start.plus(by), end.plus(by));
  }
}
