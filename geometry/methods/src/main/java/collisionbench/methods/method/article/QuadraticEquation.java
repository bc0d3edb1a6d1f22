package collisionbench.methods.method.article;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Steps;

/// Article 001: for which t in 0 to 1 is `c + t v` no further than `radius` from the origin?
///
/// @param c the start of the point, with its symbol
/// @param v its motion, with its symbol
/// @param radius the greatest distance
record QuadraticEquation(Vec3 c, String nameC, Vec3 v, String nameV, double radius) {

  private static final Sweep3 NEVER = new Sweep3.Never();

  /// {@return the interval of t, within 0 to 1}
  ///
  /// @param center the point of the scene that is the origin here, for drawings
  /// @param moving the point that is `c` here, for drawings
  Sweep3 solved(Drawing.Point center, Drawing.Point moving, Steps steps) {
    QuadraticSteps reporter = new QuadraticSteps(this, center, moving, steps);
    double speed = v.dot(v);
    boolean moves = speed > 0;
    if (steps.isAsked()) {
      reporter.reportMotion(speed, moves);
    }
    return moves ? moving(speed, reporter) : standing(reporter);
  }

  private Sweep3 standing(QuadraticSteps reporter) {
    double squared = c.dot(c);
    boolean overlap = squared <= radius * radius;
    if (reporter.steps().isAsked()) {
      reporter.reportStanding(squared, overlap);
    }
    return overlap ? new Sweep3.Contact(0, 1) : NEVER;
  }

  private Sweep3 moving(double speed, QuadraticSteps reporter) {
    double along = v.dot(c);
    double delta = delta();
    boolean misses = delta < 0;
    double t1 = (-along - Math.sqrt(delta)) / speed;
    double t2 = (-along + Math.sqrt(delta)) / speed;
    if (reporter.steps().isAsked()) {
      reporter.reportDelta(delta, misses, t1, t2);
    }
    if (misses) {
      return NEVER;
    }
    Timing timing = t2 < 0 ? Timing.TOO_EARLY : t1 > 1 ? Timing.TOO_LATE : Timing.IN_TIME;
    if (reporter.steps().isAsked()) {
      reporter.reportTimes(delta, t1, t2, timing);
    }
    return timing == Timing.IN_TIME ? new Sweep3.Contact(Math.max(t1, 0), Math.min(t2, 1)) : NEVER;
  }

  private double delta() {
    return v.dot(c) * v.dot(c) - v.dot(v) * (c.dot(c) - radius * radius);
  }

  /// The position of both t relative to 0 to 1.
  enum Timing {
    TOO_EARLY,
    TOO_LATE,
    IN_TIME
  }
}
