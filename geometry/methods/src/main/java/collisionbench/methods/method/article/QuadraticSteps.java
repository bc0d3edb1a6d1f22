package collisionbench.methods.method.article;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.article.QuadraticEquation.Timing;

/// Reports the steps of a quadratic equation, drawn in the scene.
///
/// @param center the point that `c` is relative to
/// @param moving the point that moves, where `c` is
record QuadraticSteps(
    QuadraticEquation of, Drawing.Point center, Drawing.Point moving, Steps steps) {

  static final Outline OUTLINE =
      Outline.NONE
          .step("motion", "moving", "standing")
          .step("discriminant", "no-root", "roots")
          .step("roots", "too-early", "too-late", "in-time");

  private String c() {
    return of.nameC();
  }

  private String v() {
    return of.nameV();
  }

  private Vec3 start() {
    return center.at().plus(of.c());
  }

  /// {@return both points, and the vectors c and v}
  private Drawing[] vectors() {
    return new Drawing[] {
      center,
      moving,
      new Drawing.Arrow(c(), center.at(), start()),
      new Drawing.Arrow(v(), start(), start().plus(of.v()))
    };
  }

  private Drawing.Line path() {
    return new Drawing.Line("", start(), of.v());
  }

  /// {@return where the line along v enters and leaves the radius}
  private Drawing[] roots(double t1, double t2) {
    return new Drawing[] {
      new Drawing.Point("t_1", start().plus(t1, of.v())),
      new Drawing.Point("t_2", start().plus(t2, of.v()))
    };
  }

  void reportMotion(double speed, boolean moves) {
    String squared = v() + "^2";
    steps
        .add("motion", squared)
        .with(c(), of.c())
        .with(v(), of.v())
        .gives(squared, speed)
        .branch("moving", squared + " \\gt 0", moves, squared, speed)
        .branch("standing", squared + " = 0", !moves, squared, speed)
        .draw(vectors());
  }

  void reportStanding(double squared, boolean overlap) {
    SquaredComparison.compareClosed(
            "d^2 = " + c() + "^2, r = R", squared, of.radius(), overlap, steps)
        .draw(
            center,
            moving,
            new Drawing.Arrow(c(), center.at(), start()),
            new Drawing.Segment("d", center.at(), start()),
            SquaredComparison.radius("R", center.at(), start(), of.radius()));
  }

  void reportDelta(double delta, boolean misses, double t1, double t2) {
    String formula = "\\Delta = (%2$s \\cdot %1$s)^2 - %2$s^2 (%1$s^2 - R^2)".formatted(c(), v());
    steps
        .add("discriminant", formula)
        .with(v() + " \\cdot " + c(), of.v().dot(of.c()))
        .with(v() + "^2", of.v().dot(of.v()))
        .with(c() + "^2", of.c().dot(of.c()))
        .with("R", of.radius())
        .gives("\\Delta", delta)
        .branch("no-root", "\\Delta \\lt 0", misses, "\\Delta", delta)
        .branch("roots", "\\Delta \\ge 0", !misses, "\\Delta", delta)
        .draw(vectors())
        .draw(path(), radius())
        .draw(misses ? new Drawing[0] : roots(t1, t2));
  }

  /// {@return how far R reaches towards the line along v}
  private Drawing radius() {
    double t = -of.v().dot(of.c()) / of.v().dot(of.v());
    return SquaredComparison.radius("R", center.at(), start().plus(t, of.v()), of.radius());
  }

  void reportTimes(double delta, double t1, double t2, Timing timing) {
    String formula =
        "t = \\frac{-%2$s \\cdot %1$s \\pm \\sqrt{\\Delta}}{%2$s^2}".formatted(c(), v());
    steps
        .add("roots", formula)
        .with(v() + " \\cdot " + c(), of.v().dot(of.c()))
        .with("\\Delta", delta)
        .with(v() + "^2", of.v().dot(of.v()))
        .with("t_1", t1)
        .with("t_2", t2)
        .branch("too-early", "t_2 \\lt 0", timing == Timing.TOO_EARLY, "t_2", t2)
        .branch("too-late", "t_1 \\gt 1", timing == Timing.TOO_LATE, "t_1", t1)
        .branch("in-time", "t_2 \\ge 0, t_1 \\le 1", timing == Timing.IN_TIME, "t_1", t1)
        .draw(vectors())
        .draw(path())
        .draw(roots(t1, t2));
  }
}
