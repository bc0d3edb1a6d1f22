package collisionbench.methods.method.article;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.crossing.Lines3.Relation;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Steps;
import java.util.Optional;

/// The steps and answers of article 001 wherever it uses Cramer's rule.
///
/// The article does not distinguish parallel from collinear lines; neither ever cross.
final class Cramer {

  static final Outline OUTLINE = Outline.NONE.step("determinant", "parallel", "not-parallel");

  static final Lines3 IN_PLANE = new Lines3(Relation.CROSSING, Optional.empty());
  static final Lines3 IN_SPACE = new Lines3(Relation.PIERCING, Optional.empty());

  static final Answer PARALLEL = miss(new Lines3(Relation.PARALLEL, Optional.empty()));
  static final Answer MISS_IN_PLANE = miss(IN_PLANE);
  static final Answer MISS_IN_SPACE = miss(IN_SPACE);

  private Cramer() {}

  private static Answer miss(Lines3 lines) {
    return Answer.of(false).withCrossing(new Crossing3.None()).withLines(lines);
  }

  /// Reports the determinant in the denominator.
  static Steps.Draft reportParallel(Steps.Draft step, double a, boolean parallel) {
    return step.gives("A", a)
        .branch("parallel", "A = 0", parallel, "A", a)
        .branch("not-parallel", "A \\ne 0", !parallel, "A", a);
  }

  /// Reports a parameter, a determinant of columns divided by A.
  static Steps.Draft reportParameter(
      String symbol,
      double parameter,
      String name,
      String columns,
      double determinant,
      double a,
      Steps steps) {
    String formula = symbol + " = \\frac{" + name + "}{A}, " + name + " = " + columns;
    return UnitRange.of(parameter)
        .report(symbol, parameter, steps.add("parameter-" + symbol, formula))
        .with("A", a)
        .with(name, determinant);
  }

  /// Reports the crossing point, on a segment from a point along a vector.
  static void reportPoint(
      String start, Vec3 from, String vector, Vec3 to, double t, Vec3 point, Steps steps) {
    String part = "t " + vector;
    steps
        .add("point", "P = " + start + " + " + part)
        .with("t", t)
        .gives("P", point)
        .draw(
            new Drawing.Point(start, from),
            new Drawing.Arrow(vector, from, to),
            new Drawing.Arrow(part, from, point),
            new Drawing.Point("P", point));
  }
}
