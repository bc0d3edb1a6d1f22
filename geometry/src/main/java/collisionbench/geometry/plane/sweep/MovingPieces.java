package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Obstacle.Escape;

/// Newton's method on the distance of two convex shapes, which is a convex function of time: from
/// outside it never passes the first contact, and from the far end never the last.
final class MovingPieces {

  /// A bound that is not reached in practice: a glancing contact takes about 30 steps, all others
  /// less than 10. Where it is reached the time so far is the answer, which is not late.
  private static final int MOST_STEPS = 200;

  /// A distance this small relative to the size is rounding, and so contact.
  private static final double ROUNDING = 0x1p-50;

  private MovingPieces() {}

  static Passage of(Obstacle obstacle, Vec2 motion) {
    double tolerance = ROUNDING * (obstacle.size() + motion.length());
    double enter = untilContact(obstacle, Vec2.ZERO, motion, tolerance);
    double beforeEnd = untilContact(obstacle, motion, motion.negated(), tolerance);
    double exit = 1 - beforeEnd;
    // A glancing contact may be found from one end only.
    if (Double.isInfinite(enter) != Double.isInfinite(beforeEnd)) {
      return Double.isInfinite(enter) ? new Passage(exit, exit) : new Passage(enter, enter);
    }
    return enter > exit && enter <= 1 ? new Passage(enter, enter) : new Passage(enter, exit);
  }

  /// {@return the time until contact in 0..1, or infinity if there is none}
  private static double untilContact(Obstacle obstacle, Vec2 from, Vec2 motion, double tolerance) {
    double time = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      Escape escape = obstacle.escape(from.plus(time, motion));
      double gap = -escape.depth();
      if (gap <= tolerance) {
        return time;
      }
      double approach = -motion.dot(escape.normal());
      time = approach > 0 ? time + gap / approach : Double.POSITIVE_INFINITY;
      if (time > 1) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return time;
  }
}
