package collisionbench.methods.method.article;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Steps;
import java.util.List;

/// Reports the steps of a segment and a triangle in article 001.
///
/// @param a the determinant that all is divided by
record SegmentTriangleSteps(Segment stick, Triangle triangle, double a, Steps steps) {

  /// A parameter: a determinant divided by A.
  enum Parameter {
    T,
    U,
    V
  }

  private Vec3 v() {
    return stick.end().minus(stick.start());
  }

  private Vec3 sp0() {
    return triangle.a().minus(stick.start());
  }

  private Vec3 p01() {
    return triangle.b().minus(triangle.a());
  }

  private Vec3 p02() {
    return triangle.c().minus(triangle.a());
  }

  private Drawing.Face face() {
    return new Drawing.Face("", List.of(triangle.a(), triangle.b(), triangle.c()));
  }

  /// {@return the points and vectors that the determinants are of}
  private Drawing[] vectors() {
    return new Drawing[] {
      new Drawing.Point("S", stick.start()),
      new Drawing.Arrow("V", stick.start(), stick.end()),
      face(),
      new Drawing.Point("P_0", triangle.a()),
      new Drawing.Point("P_1", triangle.b()),
      new Drawing.Point("P_2", triangle.c()),
      new Drawing.Arrow("P_{01}", triangle.a(), triangle.b()),
      new Drawing.Arrow("P_{02}", triangle.a(), triangle.c())
    };
  }

  private Drawing.Arrow startToCorner() {
    return new Drawing.Arrow("SP_0", stick.start(), triangle.a());
  }

  /// {@return the letter of a tetrahedron: its volume is a sixth of a determinant}
  private static String volume(String determinant) {
    return "\\frac{|" + determinant + "|}{6}";
  }

  /// {@return where the line crosses the plane and the parameters there, also those that later
  /// steps compute}
  private Drawing[] crossing() {
    Vec3 p10 = p01().negated();
    Vec3 p20 = p02().negated();
    double t = SegmentThroughTriangle.determinant(sp0(), p10, p20) / a;
    double u = SegmentThroughTriangle.determinant(v(), sp0(), p20) / a;
    double v = SegmentThroughTriangle.determinant(v(), p10, sp0()) / a;
    return new Drawing[] {
      new Drawing.Point("t", stick.at(t)),
      new Drawing.Point("P", stick.at(t)),
      new Drawing.Point("u", triangle.a().towards(triangle.b(), u)),
      new Drawing.Point("v", triangle.a().towards(triangle.c(), v))
    };
  }

  void reportDeterminant(boolean parallel) {
    Cramer.reportParallel(steps.add("determinant", "A = |V, -P_{01}, -P_{02}|"), a, parallel)
        .with("V", v())
        .with("P_{01}", p01())
        .with("P_{02}", p02())
        .draw(vectors())
        .draw(
            new Drawing.Tetrahedron(
                volume("A"), triangle.a(), triangle.b(), triangle.c(), triangle.a().plus(v())));
  }

  void report(Parameter parameter, double determinant, double value) {
    switch (parameter) {
      case T -> reportT(determinant, value);
      case U -> reportU(determinant, value);
      case V -> reportV(determinant, value);
    }
  }

  private void reportT(double b, double t) {
    Cramer.reportParameter("t", t, "B", "|SP_0, -P_{01}, -P_{02}|", b, a, steps)
        .with("SP_0", sp0())
        .with("P_{01}", p01())
        .with("P_{02}", p02())
        .draw(vectors())
        .draw(
            startToCorner(),
            new Drawing.Tetrahedron(
                volume("B"), stick.start(), triangle.a(), triangle.b(), triangle.c()))
        .draw(crossing());
  }

  private void reportU(double c, double u) {
    Cramer.reportParameter("u", u, "C", "|V, SP_0, -P_{02}|", c, a, steps)
        .with("V", v())
        .with("SP_0", sp0())
        .with("P_{02}", p02())
        .draw(vectors())
        .draw(
            startToCorner(),
            new Drawing.Tetrahedron(
                volume("C"), stick.start(), stick.end(), triangle.a(), triangle.c()))
        .draw(crossing());
  }

  private void reportV(double d, double v) {
    Cramer.reportParameter("v", v, "D", "|V, -P_{01}, SP_0|", d, a, steps)
        .with("V", v())
        .with("P_{01}", p01())
        .with("SP_0", sp0())
        .draw(vectors())
        .draw(
            startToCorner(),
            new Drawing.Tetrahedron(
                volume("D"), stick.start(), stick.end(), triangle.a(), triangle.b()))
        .draw(crossing());
  }

  void reportSum(double u, double v) {
    Vec3 p0 = triangle.a();
    Vec3 alongU = p0.plus(u, p01());
    Vec3 p = alongU.plus(v, p02());
    UnitRange.of(u + v)
        .report("u + v", u + v, steps.add("sum-of-weights", "u + v"))
        .with("u", u)
        .with("v", v)
        .draw(
            face(),
            new Drawing.Point("P_0", p0),
            new Drawing.Arrow("u P_{01}", p0, alongU),
            new Drawing.Arrow("v P_{02}", alongU, p),
            new Drawing.Point("P", p));
  }
}
