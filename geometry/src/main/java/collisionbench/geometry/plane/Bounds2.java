package collisionbench.geometry.plane;

import collisionbench.geometry.number.Outward;

/// An axis-aligned rectangle from its least corner to its greatest; closed, and never empty.
public record Bounds2(Vec2 min, Vec2 max) {

  public Bounds2 {
    if (!(min.x() <= max.x() && min.y() <= max.y())) {
      throw new IllegalArgumentException("min must not exceed max: " + min + ", " + max);
    }
  }

  /// {@return the smallest bounds that contain both points}
  public static Bounds2 of(Vec2 a, Vec2 b) {
    return new Bounds2(
        new Vec2(Math.min(a.x(), b.x()), Math.min(a.y(), b.y())),
        new Vec2(Math.max(a.x(), b.x()), Math.max(a.y(), b.y())));
  }

  /// {@return the smallest bounds that contain both}
  public Bounds2 and(Bounds2 other) {
    return new Bounds2(of(min, other.min).min, of(max, other.max).max);
  }

  /// {@return these bounds expanded by `margin` on every side, rounded outwards}
  public Bounds2 grownBy(double margin) {
    Vec2 all = new Vec2(margin, margin);
    return new Bounds2(down(min, all.negated()), up(max, all));
  }

  /// {@return these bounds translated by `by`, rounded outwards}
  public Bounds2 movedBy(Vec2 by) {
    return new Bounds2(down(min, by), up(max, by));
  }

  private static Vec2 up(Vec2 a, Vec2 b) {
    return new Vec2(Outward.up(a.x(), b.x()), Outward.up(a.y(), b.y()));
  }

  private static Vec2 down(Vec2 a, Vec2 b) {
    return up(a.negated(), b.negated()).negated();
  }

  /// {@return the point in the middle}
  public Vec2 center() {
    return min.times(0.5).plus(max.times(0.5));
  }

  /// {@return the extent along each axis}
  public Vec2 size() {
    return max.minus(min);
  }
}
