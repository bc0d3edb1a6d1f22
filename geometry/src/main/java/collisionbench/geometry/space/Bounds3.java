package collisionbench.geometry.space;

import collisionbench.geometry.number.Outward;

/// An axis-aligned box from its least corner to its greatest; closed, and never empty.
public record Bounds3(Vec3 min, Vec3 max) {

  public Bounds3 {
    if (!(min.x() <= max.x() && min.y() <= max.y() && min.z() <= max.z())) {
      throw new IllegalArgumentException("min must not exceed max: " + min + ", " + max);
    }
  }

  /// {@return the smallest bounds that contain both points}
  public static Bounds3 of(Vec3 a, Vec3 b) {
    return new Bounds3(
        new Vec3(Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.min(a.z(), b.z())),
        new Vec3(Math.max(a.x(), b.x()), Math.max(a.y(), b.y()), Math.max(a.z(), b.z())));
  }

  /// {@return the smallest bounds that contain both}
  public Bounds3 and(Bounds3 other) {
    return new Bounds3(of(min, other.min).min, of(max, other.max).max);
  }

  /// {@return whether the two have a point in common}
  public boolean meets(Bounds3 other) {
    return min.x() <= other.max.x()
        && other.min.x() <= max.x()
        && min.y() <= other.max.y()
        && other.min.y() <= max.y()
        && min.z() <= other.max.z()
        && other.min.z() <= max.z();
  }

  /// {@return these bounds expanded by `margin` on every side, rounded outwards}
  public Bounds3 grownBy(double margin) {
    Vec3 all = new Vec3(margin, margin, margin);
    return new Bounds3(down(min, all.negated()), up(max, all));
  }

  /// {@return these bounds translated by `by`, rounded outwards}
  public Bounds3 movedBy(Vec3 by) {
    return new Bounds3(down(min, by), up(max, by));
  }

  private static Vec3 up(Vec3 a, Vec3 b) {
    return new Vec3(Outward.up(a.x(), b.x()), Outward.up(a.y(), b.y()), Outward.up(a.z(), b.z()));
  }

  private static Vec3 down(Vec3 a, Vec3 b) {
    return up(a.negated(), b.negated()).negated();
  }

  /// {@return the point in the middle}
  public Vec3 center() {
    return min.times(0.5).plus(max.times(0.5));
  }

  /// {@return the extent along each axis}
  public Vec3 size() {
    return max.minus(min);
  }
}
