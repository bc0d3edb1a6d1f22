package collisionbench.geometry.method.article;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Drawing;
import collisionbench.geometry.method.Kind3;
import collisionbench.geometry.method.Pair3;
import collisionbench.geometry.method.Precision;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Steps;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import java.util.List;
import java.util.OptionalDouble;

/// Article 001: a stick `S + t V` and a triangle `P0 + u P01 + v P02`, by Cramer's rule.
final class SegmentTriangle extends Article {

  SegmentTriangle() {
    super(
        "article-001-segment-triangle",
        "Article 001: the parameters t, u and v of the piercing point, by Cramer's rule; what is"
            + " parallel does not meet.",
        Precision.DOUBLE,
        new Pair3(Kind3.SEGMENT, Kind3.TRIANGLE),
        Query.OVERLAP,
        Query.CROSSING);
  }

  @Override
  public Answer answer(Question question, Steps steps) {
    return switch (question) {
      case Question.InSpace(Segment l, Vec3 _, Triangle t, Vec3 _) -> crossing(l, t, steps);
      case Question.InSpace(Triangle t, Vec3 _, Segment l, Vec3 _) -> crossing(l, t, steps);
      case Question.InSpace _, Question.InPlane _ -> Answer.unanswered();
    };
  }

  private static Answer crossing(Segment segment, Triangle triangle, Steps steps) {
    Vec3 along = segment.end().minus(segment.start());
    Vec3 p10 = triangle.a().minus(triangle.b());
    Vec3 p20 = triangle.a().minus(triangle.c());
    Vec3 sp0 = triangle.a().minus(segment.start());
    double a = determinant(along, p10, p20);
    boolean parallel = a == 0;
    if (steps.isAsked()) {
      tellDeterminant(segment, triangle, a, parallel, steps);
    }
    if (parallel) {
      return Cramer.PARALLEL;
    }
    double t = determinant(sp0, p10, p20) / a;
    if (isOutside(Parameter.T, t, a, segment, triangle, steps)) {
      return Cramer.MISS_IN_SPACE;
    }
    double u = determinant(along, sp0, p20) / a;
    if (isOutside(Parameter.U, u, a, segment, triangle, steps)) {
      return Cramer.MISS_IN_SPACE;
    }
    double v = determinant(along, p10, sp0) / a;
    if (isOutside(Parameter.V, v, a, segment, triangle, steps)
        || isOutside(Parameter.SUM, u + v, a, segment, triangle, steps)) {
      return Cramer.MISS_IN_SPACE;
    }
    Vec3 p = segment.start().plus(t, along);
    if (steps.isAsked()) {
      Cramer.tellPoint("P = S + t V", t, p, steps);
    }
    return Answer.of(true)
        .withCrossing(new Crossing3.Point(t, p, OptionalDouble.of(u), OptionalDouble.of(v)))
        .withLines(Cramer.IN_SPACE);
  }

  /// {@return the determinant of the matrix of three columns}
  private static double determinant(Vec3 a, Vec3 b, Vec3 c) {
    return a.dot(b.cross(c));
  }

  /// What has to be in 0 to 1, each with its formula.
  private enum Parameter {
    T("t", "B", "|SP_0, -P_{01}, -P_{02}|"),
    U("u", "C", "|V, SP_0, -P_{02}|"),
    V("v", "D", "|V, -P_{01}, SP_0|"),
    SUM("u + v", "", "");

    private final String symbol;
    private final String determinant;
    private final String columns;

    Parameter(String symbol, String determinant, String columns) {
      this.symbol = symbol;
      this.determinant = determinant;
      this.columns = columns;
    }
  }

  private static boolean isOutside(
      Parameter parameter, double value, double a, Segment l, Triangle t, Steps steps) {
    if (steps.isAsked()) {
      tell(parameter, value, a, l, t, steps);
    }
    return Side.of(value) != Side.WITHIN;
  }

  private static void tellDeterminant(
      Segment l, Triangle t, double a, boolean parallel, Steps steps) {
    Vec3 v = l.end().minus(l.start());
    Cramer.tellParallel(steps.add("determinant", "A = |V, -P_{01}, -P_{02}|"), a, parallel)
        .with("V", v)
        .with("P_{01}", t.b().minus(t.a()))
        .with("P_{02}", t.c().minus(t.a()))
        .draw(
            new Drawing.Point("S", l.start()),
            new Drawing.Arrow("V", l.start(), l.end()),
            new Drawing.Face("", List.of(t.a(), t.b(), t.c())),
            new Drawing.Point("P_0", t.a()),
            new Drawing.Point("P_1", t.b()),
            new Drawing.Point("P_2", t.c()),
            new Drawing.Tetrahedron("A", t.a(), t.b(), t.c(), t.a().plus(v)));
  }

  private static void tell(
      Parameter parameter, double value, double a, Segment l, Triangle t, Steps steps) {
    if (parameter == Parameter.SUM) {
      Side.of(value).tell(parameter.symbol, value, steps.add("sum-of-weights", parameter.symbol));
      return;
    }
    String formula =
        parameter.symbol
            + " = \\frac{"
            + parameter.determinant
            + "}{A}, "
            + parameter.determinant
            + " = "
            + parameter.columns;
    Steps.Draft step = steps.add("parameter-" + parameter.symbol, formula);
    Side.of(value)
        .tell(parameter.symbol, value, step)
        .with("A", a)
        .with(parameter.determinant, value * a)
        .draw(tetrahedron(parameter, l, t), point(parameter, value, l, t));
  }

  private static Drawing tetrahedron(Parameter parameter, Segment l, Triangle t) {
    String letter = parameter.determinant;
    return switch (parameter) {
      case T -> new Drawing.Tetrahedron(letter, l.start(), t.a(), t.b(), t.c());
      case U -> new Drawing.Tetrahedron(letter, l.start(), l.end(), t.a(), t.c());
      case V, SUM -> new Drawing.Tetrahedron(letter, l.start(), l.end(), t.a(), t.b());
    };
  }

  private static Drawing point(Parameter parameter, double value, Segment l, Triangle t) {
    return switch (parameter) {
      case T -> new Drawing.Point("t", l.at(value));
      case U -> new Drawing.Point("u", t.a().towards(t.b(), value));
      case V, SUM -> new Drawing.Point("v", t.a().towards(t.c(), value));
    };
  }
}
