package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Difference.Gap;

/// Two convex pieces: approaches the first contact from the start and the last from the end, by
/// conservative advancement along the widest gap.
///
/// Along a fixed direction the gap is a lower bound of the distance and changes linearly. So a step
/// that closes the gap ends no later than contact, and if the gap is positive and does not shrink
/// there is no contact afterwards. A step leaves more of the gap than the rounding error, so it is
/// never too long. If one of the two times cannot be reached or `enter > exit`, there is no
/// contact.
final class MovingPieces {

  /// The most steps. Not reached in practice: a glancing contact takes about 20 steps, most others
  /// less than 10. If reached, the time so far is the answer, which is not late.
  private static final int MOST_STEPS = 200;

  /// The rounding error of the gap relative to the size, with `u = 2^-53`: a position at a time 5
  /// u, a corner in its frame 4 u, the products of both with a direction 3 u, their sums 3 u, and
  /// the speed 3 u: less than 32 u.
  private static final double ROUNDING = 0x1p-48;

  /// The gap that a step leaves.
  private static final double MARGIN = 2 * ROUNDING;

  /// The rounding error of the closing speed relative to the motion: 3 u.
  private static final double SPEED = 0x1p-51;

  /// The rounding error of placing two shapes at a time, relative to their world coordinates: less
  /// than 6 u. A step leaves twice this in addition.
  private static final double PLACE = 0x1p-50;

  /// The gap at which the walk ends, relative to what a step leaves: large enough to be reached
  /// despite rounding.
  private static final double ENOUGH = 1.5;

  private MovingPieces() {}

  /// {@return when the second piece of the difference, moving by `motion`, meets the first}
  ///
  /// @param atStart whether the shapes that these are pieces of touch at the start
  /// @param atEnd whether they touch at the end
  /// @param magnitudes the greatest number of both shapes plus those of their motions
  static ContactTimes of(
      Difference difference, Vec2 motion, boolean atStart, boolean atEnd, double magnitudes) {
    double enter = atStart ? 0 : untilContact(difference, Vec2.ZERO, motion, magnitudes);
    double left = atEnd ? 0 : untilContact(difference, motion, motion.negated(), magnitudes);
    return new ContactTimes(enter, 1 - left);
  }

  /// {@return the time in 0..1 of contact of two pieces that do not touch at 0, up to a gap of 1.5
  /// times what a step leaves; infinity if they never touch}
  ///
  /// They never touch if the gap certainly grows and exceeds its rounding error, however long the
  /// motion; or if they slide past one another and the gap exceeds the errors of rounding and
  /// placement.
  private static double untilContact(
      Difference difference, Vec2 from, Vec2 motion, double magnitudes) {
    double size = difference.size() + from.length();
    double delta = motion.length();
    double margin = margin(size + delta, magnitudes);
    double hidden = margin / 2;
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

  /// {@return the gap that a step leaves, twice what rounding may hide}
  static double margin(double size, double magnitudes) {
    return MARGIN * size + 2 * PLACE * magnitudes;
  }
}
