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
    double delta = along * along - speed * (c.dot(c) - radius * radius);
    boolean misses = delta < 0;
    if (steps.isAsked()) {
      tellDelta(speed, along, delta, misses, steps);
    }
    if (misses) {
      return NEVER;
    }
    double root = Math.sqrt(delta);
    double t1 = (-along - root) / speed;
    double t2 = (-along + root) / speed;
    boolean past = t2 < 0;
    boolean later = !past && t1 > 1;
    if (steps.isAsked()) {
      tellTimes(speed, along, delta, t1, t2, past, later, steps);
    }
    return past || later ? NEVER : new Sweep3.Contact(Math.max(t1, 0), Math.min(t2, 1));
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

  private void tellDelta(double speed, double along, double delta, boolean misses, Steps steps) {
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
        .with(nameV + " \\cdot " + nameC, along)
        .with(nameV + "^2", speed)
        .with(nameC + "^2", c.dot(c))
        .with("R", radius)
        .gives("\\Delta", delta)
        .branch("no-root", "\\Delta \\lt 0", misses, "\\Delta", delta)
        .branch("roots", "\\Delta \\ge 0", !misses, "\\Delta", delta);
  }

  private void tellTimes(
      double speed,
      double along,
      double delta,
      double t1,
      double t2,
      boolean past,
      boolean later,
      Steps steps) {
    steps
        .add(
            "roots",
            "t = \\frac{-" + nameV + " \\cdot " + nameC + " \\pm \\sqrt{\\Delta}}{" + nameV + "^2}")
        .with(nameV + " \\cdot " + nameC, along)
        .with("\\Delta", delta)
        .with(nameV + "^2", speed)
        .with("t_1", t1)
        .with("t_2", t2)
        .branch("too-early", "t_2 \\lt 0", past, "t_2", t2)
        .branch("too-late", "t_1 \\gt 1", later, "t_1", t1)
        .branch("in-time", "t_2 \\ge 0, t_1 \\le 1", !past && !later, "t_1", t1);
  }
}
