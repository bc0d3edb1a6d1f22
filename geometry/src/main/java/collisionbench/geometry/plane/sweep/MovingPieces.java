package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Difference.Gap;

/// Two convex pieces: the first contact is approached from the start, the last one from the end, by
/// Newton's method on the way out of their difference.
///
/// What lies between the pieces along a fixed direction is at most their distance, and it shrinks
/// evenly. So a step that would use it up ends before contact or at it, and where there is
/// something and it does not shrink there is no contact ever after. A step leaves more of it than
/// rounding may have added: it is never too long. So if one of the two times cannot be reached or
/// they are the wrong way round there is no contact in between.
final class MovingPieces {

  /// A bound that is not reached in practice: a glancing contact takes about 20 steps, most others
  /// less than 10. Where it is reached the time so far is the answer, which is not late.
  private static final int MOST_STEPS = 200;

  /// What rounding may add to what lies between, relative to the size: with `u = 2^-53`, a place
  /// after a time is off by 5 u, a corner in its frame by 4 u, the products of both with a
  /// direction by 3 u, their sums by 3 u, and the speed by 3 u: less than 32 u.
  private static final double ROUNDING = 0x1p-48;

  /// What a step leaves.
  private static final double MARGIN = 2 * ROUNDING;

  /// What rounding may add to the speed at which they close in, relative to the motion: 3 u.
  private static final double SPEED = 0x1p-51;

  /// How far two shapes may be off that are put where they are at a time, relative to the numbers
  /// as they are far from the origin: less than 6 u. A step leaves twice this besides.
  private static final double PLACE = 0x1p-50;

  /// When to end, as a part of what a step leaves: rounding does not keep a walk from it.
  private static final double ENOUGH = 1.5;

  private MovingPieces() {}

  /// {@return when the second piece of the difference, moving by `motion`, meets the first}
  ///
  /// @param atStart whether the shapes that these are pieces of touch at the start
  /// @param atEnd whether they touch at the end
  /// @param magnitudes the greatest of the numbers of both shapes, and their motions
  static ContactTimes of(
      Difference difference, Vec2 motion, boolean atStart, boolean atEnd, double magnitudes) {
    double enter = atStart ? 0 : untilContact(difference, Vec2.ZERO, motion, magnitudes);
    double left = atEnd ? 0 : untilContact(difference, motion, motion.negated(), magnitudes);
    return new ContactTimes(enter, 1 - left);
  }

  /// {@return the time in 0..1 until contact of two pieces that do not touch at 0, when no more
  /// than half as much again as a step leaves lies between them; infinity if they never touch}
  ///
  /// They never do if they clearly open and more than rounding lies between them, be the motion as
  /// long as it likes; or if they slide past one another and more lies between than rounding and
  /// where they are put may hide.
  private static double untilContact(Difference difference, Vec2 from, Vec2 motion, double magnitudes) {
    double size = difference.size() + from.length();
    double delta = motion.length();
    double hidden = ROUNDING * (size + delta) + PLACE * magnitudes;
    double margin = MARGIN * (size + delta) + 2 * PLACE * magnitudes;
    double time = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      Gap gap = difference.widest(from.plus(time, motion));
      double between = gap.width();
      double closing = -motion.dot(gap.direction());
      boolean opens = closing < -SPEED * delta && between > ROUNDING * (size + time * delta);
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
