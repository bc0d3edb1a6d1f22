package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.separation.Separation3;

/// A moving shape that comes up to one at rest: Newton's method on what lies between the two.
///
/// Along any fixed direction that is at most their distance, and it shrinks evenly. So a step that
/// would use it up ends before the first contact or at it, be the direction the best or not, and
/// where it does not shrink there is no contact ever after. More than rounding may have added to it
/// is taken off before each step: a step is never too long.
///
/// The direction asked is the normal of the separation, along which all of the distance is to be
/// seen. A head-on approach takes a few steps; a grazing one halves what is left with each, so that
/// it takes no more than a double has bits.
final class Approach {

  /// A bound that is not reached in practice. Where it is, the time so far is the answer, which is
  /// not late.
  private static final int MOST_STEPS = 100;

  /// What is left of a gap, relative to the sum of the magnitudes of all numbers that it is worked
  /// out from.
  ///
  /// It has to be more than rounding may have added. With `u = 2^-53`: a place after a time is off
  /// by 2 u, its product with a direction by 3 u, a box's axes by 8 u and their products by 5 u
  /// more, the sum of the two supports by 2 u, and the speed by 3 u: less than 32 u. It is 192 u,
  /// half as much again as the widest bound within which doubles do not tell whether two boxes
  /// touch, so that a sweep hardly ever needs exact arithmetic on its way.
  private static final double MARGIN = 0x1.8p-46;

  private Approach() {}

  /// {@return the time in 0..1 until contact of two shapes that do not touch at 0, at which they
  /// are apart by no more than twice the margin; infinity if they never touch}
  ///
  /// Shapes that are as close as that at 0 and do not close in are said to part: they are never
  /// deeper in one another than the margin.
  static double untilContact(Shape3 resting, Shape3 moving, Vec3 motion) {
    double margin = MARGIN * (Scale.sum(resting, moving) + motion.sumOfMagnitudes());
    double time = 0;
    for (int i = 0; i < MOST_STEPS; i++) {
      Shape3 moved = moving.translated(motion.times(time));
      Vec3 normal = Separation3.between(resting, moved, Approach::normal);
      double gap = -Support.of(moved, normal.negated()) - Support.of(resting, normal) - margin;
      double closing = -normal.dot(motion);
      boolean mayPart = gap > margin || (time == 0 && gap >= -margin);
      if (!(closing > 0) && mayPart) {
        return Double.POSITIVE_INFINITY;
      }
      if (gap <= margin) {
        return time;
      }
      time += gap / closing;
      if (time > 1) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return time;
  }

  private static Vec3 normal(
      double distance,
      double ax,
      double ay,
      double az,
      double bx,
      double by,
      double bz,
      double nx,
      double ny,
      double nz) {
    return new Vec3(nx, ny, nz);
  }
}
