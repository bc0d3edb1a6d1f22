package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Obstacle.Escape;

/// Two convex pieces: the first contact is approached from the start, the last one from the end, by
/// Newton's method on the way out of their obstacle.
///
/// What lies between the pieces along a fixed direction is at most their distance, and it shrinks
/// evenly. So a step that would use it up ends before contact or at it, and where it does not
/// shrink there is no contact ever after. What rounding may have added to it is taken off before
/// each step: a step is never too long. So if one of the two times cannot be reached or they are
/// the wrong way round there is no contact in between.
final class MovingPieces {

  /// A bound that is not reached in practice: a glancing contact takes about 30 steps, all others
  /// less than 10. Where it is reached the time so far is the answer, which is not late.
  private static final int MOST_STEPS = 200;

  /// What rounding may add to a gap, relative to the size: with `u = 2^-53`, a place after a time
  /// is off by 2 u, a corner in its frame by 4 u, the products of both with a direction by 3 u,
  /// their sums by 3 u, and the speed by 3 u. All together that is less than the 32 u here.
  private static final double ROUNDING = 0x1p-48;

  private MovingPieces() {}

  /// {@return when the second piece of the obstacle, moving by `motion`, meets the first}
  ///
  /// @param atStart whether the shapes that these are pieces of touch at the start
  /// @param atEnd whether they touch at the end
  static Passage of(Obstacle obstacle, Vec2 motion, boolean atStart, boolean atEnd) {
    double enter = atStart ? 0 : untilContact(obstacle, Vec2.ZERO, motion);
    double left = atEnd ? 0 : untilContact(obstacle, motion, motion.negated());
    return new Passage(enter, 1 - left);
  }

  /// {@return the time in 0..1 until contact of two pieces that do not touch at 0, at which they
  /// are apart by no more than twice the rounding; infinity if they never touch}
  ///
  /// Pieces that are as close as that at 0 and do not close in are said to part: they are never
  /// deeper in one another than the rounding.
  private static double untilContact(Obstacle obstacle, Vec2 from, Vec2 motion) {
    double rounding = ROUNDING * (obstacle.size() + motion.length());
    double time = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      Escape escape = obstacle.escape(from.plus(time, motion));
      double gap = -escape.depth() - rounding;
      double closing = -motion.dot(escape.normal());
      boolean mayPart = gap > rounding || (time == 0 && gap >= -rounding);
      if (!(closing > 0) && mayPart) {
        return Double.POSITIVE_INFINITY;
      }
      if (gap <= rounding) {
        return time;
      }
      time += gap / closing;
      if (time > 1) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return time;
  }
}
