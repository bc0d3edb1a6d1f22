package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Vertex;
import collisionbench.geometry.space.separation.Separation3;

/// A moving shape that comes up to one at rest: Newton's method on what lies between the two.
///
/// Along any fixed direction that is at most their distance, and it shrinks evenly. So a step that
/// would use it up ends before the first contact or at it, be the direction the best or not, and
/// where there is something and it does not shrink there is no contact ever after. A step leaves
/// more of it than rounding may have added: it is never too long.
///
/// The direction asked is the normal of the separation, along which all of the distance is to be
/// seen. A head-on approach takes a few steps; a grazing one halves what is left with each, so that
/// it takes no more than a double has bits.
final class Approach {

  /// A bound that is not reached in practice. Where it is, the time so far is the answer, which is
  /// not late.
  private static final int MOST_STEPS = 100;

  /// What rounding may add to what lies between two shapes, relative to the magnitudes that it is
  /// worked out from.
  ///
  /// With `u = 2^-53`: where a shape is after a time is off by 5 u, its product with a direction by
  /// 3 u, the product of a box's axis with one by 14 u, its product with a half extent and the sums
  /// by 5 u, and the speed by 3 u: less than 32 u.
  private static final double ROUNDING = 0x1p-48;

  /// What a step leaves: 192 u, half as much again as the widest bound within which doubles do not
  /// tell whether two boxes touch, so that a sweep hardly ever needs exact arithmetic on its way.
  private static final double MARGIN = 0x1.8p-46;

  /// What rounding may add to the speed at which they close in, relative to the motion: 3 u.
  private static final double SPEED = 0x1p-51;

  /// How far two shapes may be off that are put where they are at a time, relative to the numbers
  /// as they are far from the origin: less than 4 u. A step leaves four times this besides.
  private static final double PLACE = 0x1p-50;

  /// When to end, as a part of what a step leaves: rounding does not keep a walk from it.
  private static final double ENOUGH = 1.5;

  private Approach() {}

  /// {@return the time in 0..1 until contact of two shapes that do not touch at 0, when no more
  /// than half as much again as a step leaves lies between them; infinity if they never touch}
  ///
  /// They never do if they clearly open and more than rounding lies between them, be the motion as
  /// long as it likes; or if they slide past one another and more lies between than rounding and
  /// where they are put may hide.
  ///
  /// @param reach the sum of the magnitudes of all numbers as they are given
  static double untilContact(Shape3 resting, Shape3 moving, Vec3 motion, double reach) {
    double radii = Core.radius(resting) + Core.radius(moving);
    double size = Core.size(resting, moving) + radii;
    double way = motion.sumOfMagnitudes();
    double hidden = ROUNDING * (size + way) + PLACE * reach;
    double margin = MARGIN * (size + way) + 4 * PLACE * reach;
    double time = 0;
    for (int i = 0; i < MOST_STEPS; i++) {
      Shape3 moved = moving.translated(motion.times(time));
      Vec3 normal = Separation3.between(resting, moved).normal();
      double between = Vertex.gap(resting, moved, normal) - radii * normal.length();
      double closing = -normal.dot(motion);
      boolean opens = closing < -SPEED * way && between > ROUNDING * (size + time * way);
      boolean slides = !(closing > 0) && between > hidden;
      if (opens || slides) {
        return Double.POSITIVE_INFINITY;
      }
      if (between <= ENOUGH * margin) {
        return time;
      }
      time += (between - margin) / closing;
      if (time > 1) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return time;
  }
}
