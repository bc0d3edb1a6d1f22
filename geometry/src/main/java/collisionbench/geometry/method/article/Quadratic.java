package collisionbench.geometry.method.article;

import collisionbench.geometry.method.Steps;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;

/// Article 001: for which t in 0 to 1 is `c + t v` no further than `radius` from the origin?
///
/// @param c where the point begins, and what it is called
/// @param v how it moves, and what that is called
record Quadratic(Vec3 c, String nameC, Vec3 v, String nameV, double radius) {

  private static final Sweep3 NEVER = new Sweep3.Never();

  /// {@return from which t to which, of those in 0 to 1}
  Sweep3 solved(Steps steps) {
    double speed = v.dot(v);
    boolean moves = speed > 0;
    if (steps.isAsked()) {
      tellMotion(speed, moves, steps);
    }
    return moves ? moving(speed, steps) : standing(steps);
  }

  private Sweep3 standing(Steps steps) {
    double squared = c.dot(c);
    boolean overlap = squared <= radius * radius;
    if (steps.isAsked()) {
      Telling.compareClosed("d^2 = " + nameC + "^2, r = R", squared, radius, overlap, steps);
    }
    return overlap ? new Sweep3.Contact(0, 1) : NEVER;
  }

  private Sweep3 moving(double speed, Steps steps) {
    double along = v.dot(c);
    double delta = delta();
    boolean misses = delta < 0;
    if (steps.isAsked()) {
      tellDelta(delta, misses, steps);
    }
    if (misses) {
      return NEVER;
    }
    double t1 = (-along - Math.sqrt(delta)) / speed;
    double t2 = (-along + Math.sqrt(delta)) / speed;
    Timing timing = t2 < 0 ? Timing.TOO_EARLY : t1 > 1 ? Timing.TOO_LATE : Timing.IN_TIME;
    if (steps.isAsked()) {
      tellTimes(t1, t2, timing, steps);
    }
    return timing == Timing.IN_TIME ? new Sweep3.Contact(Math.max(t1, 0), Math.min(t2, 1)) : NEVER;
  }

  private double delta() {
    return v.dot(c) * v.dot(c) - v.dot(v) * (c.dot(c) - radius * radius);
  }

  private enum Timing {
    TOO_EARLY,
    TOO_LATE,
    IN_TIME
  }

  private void tellMotion(double speed, boolean moves, Steps steps) {
    steps
        .add("motion", nameV + "^2")
        .with(nameC, c)
        .with(nameV, v)
        .gives(nameV + "^2", speed)
        .branch("moving", nameV + "^2 \\gt 0", moves, nameV + "^2", speed)
        .branch("standing", nameV + "^2 = 0", !moves, nameV + "^2", speed);
  }

  private void tellDelta(double delta, boolean misses, Steps steps) {
    steps
        .add(
            "discriminant",
            "\\Delta = ("
                + nameV
                + " \\cdot "
                + nameC
                + ")^2 - "
                + nameV
                + "^2 ("
                + nameC
                + "^2 - R^2)")
        .with(nameV + " \\cdot " + nameC, v.dot(c))
        .with(nameV + "^2", v.dot(v))
        .with(nameC + "^2", c.dot(c))
        .with("R", radius)
        .gives("\\Delta", delta)
        .branch("no-root", "\\Delta \\lt 0", misses, "\\Delta", delta)
        .branch("roots", "\\Delta \\ge 0", !misses, "\\Delta", delta);
  }

  private void tellTimes(double t1, double t2, Timing timing, Steps steps) {
    steps
        .add(
            "roots",
            "t = \\frac{-" + nameV + " \\cdot " + nameC + " \\pm \\sqrt{\\Delta}}{" + nameV + "^2}")
        .with(nameV + " \\cdot " + nameC, v.dot(c))
        .with("\\Delta", delta())
        .with(nameV + "^2", v.dot(v))
        .with("t_1", t1)
        .with("t_2", t2)
        .branch("too-early", "t_2 \\lt 0", timing == Timing.TOO_EARLY, "t_2", t2)
        .branch("too-late", "t_1 \\gt 1", timing == Timing.TOO_LATE, "t_1", t1)
        .branch("in-time", "t_2 \\ge 0, t_1 \\le 1", timing == Timing.IN_TIME, "t_1", t1);
  }
}
