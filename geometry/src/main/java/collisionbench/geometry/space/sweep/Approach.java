package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.OptionalDouble;

/// The first contact of a moving shape with one that stands still, by Newton steps on the signed
/// distance.
///
/// The distance is convex in time, and its slope is the normal times the velocity, so each step
/// ends before the first contact or at it. A head-on approach takes a few steps, a grazing one
/// halves the way left with each, so that no approach takes more steps than a double has bits.
final class Approach {

  private static final int MOST_STEPS = 100;

  /// What is left of the way when it is less than rounding of a time in 0..1.
  private static final double LEAST_STEP = 0x1p-54;

  /// What rounding may leave of a distance of zero, relative to the largest coordinate.
  ///
  /// Flat shapes, two segments say, may pass through one another in an instant, between two
  /// doubles; their distance then shrinks to this and grows again without ever being zero.
  private static final double ROUNDING = 0x1p-47;

  private Approach() {}

  /// {@return the time of first contact in 0..1 of two shapes that do not touch at 0; empty if they
  /// never touch}
  static OptionalDouble first(Shape3 fixed, Shape3 moving, Vec3 motion) {
    double t = 0;
    for (int i = 0; i < MOST_STEPS; i++) {
      Separation3 now = Separation3.between(fixed, moving.translated(motion.times(t)));
      double closing = -now.normal().dot(motion);
      double next = t + now.distance() / closing;
      if (now.distance() <= 0 || (closing > 0 && next - t <= LEAST_STEP)) {
        return OptionalDouble.of(t);
      }
      if (!(closing > 0)) {
        return touchingUpToRounding(fixed, moving, motion, t);
      }
      if (next > 1) {
        return OptionalDouble.empty();
      }
      t = next;
    }
    return touchingUpToRounding(fixed, moving, motion, t);
  }

  private static OptionalDouble touchingUpToRounding(
      Shape3 fixed, Shape3 moving, Vec3 motion, double t) {
    Shape3 moved = moving.translated(motion.times(t));
    double distance = Separation3.between(fixed, moved).distance();
    return distance <= ROUNDING * extent(fixed, moved, motion)
        ? OptionalDouble.of(t)
        : OptionalDouble.empty();
  }

  private static double extent(Shape3 fixed, Shape3 moved, Vec3 motion) {
    Bounds3 bounds = fixed.bounds().and(moved.bounds());
    double reach = Math.max(bounds.min().largest(), bounds.max().largest());
    return Math.max(reach, motion.largest());
  }
}
