package collisionbench.geometry.space;

import collisionbench.geometry.number.Require;

/// All points between `start` and `end`; equal ends are a point.
public record Segment(Vec3 start, Vec3 end) implements Shape3 {

  public Segment {
    Require.finite("start", start, start.isFinite());
    Require.finite("end", end, end.isFinite());
  }

  /// {@return this segment with its ends swapped}
  public Segment reversed() {
    return new Segment(end, start);
  }

  /// {@return the point at `t`, from `start` (`t = 0`) to `end` (`t = 1`); exact at both}
  public Vec3 at(double t) {
    return start.towards(end, t);
  }

  /// {@return the parameter in 0..1 of the point of this segment nearest to `point`; 0 if the
  /// segment has zero length}
  public double parameterNearest(Vec3 point) {
    Vec3 along = end.minus(start);
    double whole = along.lengthSquared();
    double part = point.minus(start).dot(along);
    return part > 0 ? part < whole ? part / whole : 1 : 0;
  }

  /// {@return the point of this segment nearest to `point`}
  public Vec3 nearest(Vec3 point) {
    return at(parameterNearest(point));
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
