package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;
import java.util.OptionalDouble;

/// Article 001: two segments in the plane, `P1 + t V1` and `P2 + s V2`, by determinants.
///
/// The article solves `t V1 - s V2 = P12` with the determinants of `t V1 + s V2 = P12`, so that its
/// s has the wrong sign: segments that cross are apart for it, unless they do where s is 0.
final class Segments2 extends ArticleMethod<Segment2, Segment2> {

  Segments2() {
    super(
        "article-001-segments-2d",
        "Article 001: both parameters of the crossing point, by determinants; parallel segments"
            + " never cross.",
        Segment2.class,
        Segment2.class,
        UnitRange.and(UnitRange.and(Cramer.OUTLINE, "parameter-t"), "parameter-s").step("point"),
        Query.OVERLAP,
        Query.CROSSING);
  }

  @Override
  Answer decide(Segment2 first, Segment2 second, Steps steps) {
    Vec2 v1 = first.end().minus(first.start());
    Vec2 v2 = second.end().minus(second.start());
    Vec2 p12 = second.start().minus(first.start());
    double a = v1.cross(v2);
    boolean parallel = a == 0;
    if (steps.isAsked()) {
      reportDeterminant(first, second, a, parallel, steps);
    }
    if (parallel) {
      return Cramer.PARALLEL;
    }
    double b = p12.cross(v2);
    double t = b / a;
    if (steps.isAsked()) {
      draw(first, "t", t, Cramer.reportParameter("t", t, "B", "|P_{12}, V_2|", b, a, steps))
          .with("P_{12}", Lifted.of(p12))
          .with("V_2", Lifted.of(v2));
    }
    if (UnitRange.of(t) != UnitRange.WITHIN) {
      return Cramer.MISS_IN_PLANE;
    }
    double c = v1.cross(p12);
    double s = c / a;
    if (steps.isAsked()) {
      draw(second, "s", s, Cramer.reportParameter("s", s, "C", "|V_1, P_{12}|", c, a, steps))
          .with("V_1", Lifted.of(v1))
          .with("P_{12}", Lifted.of(p12));
    }
    if (UnitRange.of(s) != UnitRange.WITHIN) {
      return Cramer.MISS_IN_PLANE;
    }
    return hit(Lifted.of(first.start().plus(t, v1)), t, s, steps);
  }

  private static Answer hit(Vec3 p, double t, double s, Steps steps) {
    if (steps.isAsked()) {
      Cramer.reportPoint("P = P_1 + t V_1", t, p, steps);
    }
    return Answer.of(true)
        .withCrossing(new Crossing3.Point(t, p, OptionalDouble.of(s), OptionalDouble.empty()))
        .withLines(Cramer.IN_PLANE);
  }

  private static void reportDeterminant(
      Segment2 first, Segment2 second, double a, boolean parallel, Steps steps) {
    Vec3 p1 = Lifted.of(first.start());
    Vec3 p2 = Lifted.of(second.start());
    Cramer.reportParallel(steps.add("determinant", "A = |V_1, V_2|"), a, parallel)
        .with("V_1", Lifted.of(first.end()).minus(p1))
        .with("V_2", Lifted.of(second.end()).minus(p2))
        .draw(
            new Drawing.Arrow("V_1", p1, Lifted.of(first.end())),
            new Drawing.Arrow("V_2", p2, Lifted.of(second.end())),
            new Drawing.Point("P_1", p1),
            new Drawing.Point("P_2", p2),
            new Drawing.Arrow("P_{12}", p1, p2));
  }

  /// Draws where on its line a parameter is.
  private static Steps.Draft draw(Segment2 on, String symbol, double parameter, Steps.Draft step) {
    Vec3 start = Lifted.of(on.start());
    Vec3 end = Lifted.of(on.end());
    return step.draw(
        new Drawing.Point(symbol, start.towards(end, parameter)),
        new Drawing.Line("", start, end.minus(start)));
  }
}
