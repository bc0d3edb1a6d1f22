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
import java.util.stream.Stream;

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
      Cramer.reportParameter("t", t, "B", "|P_{12}, V_2|", b, a, steps)
          .with("P_{12}", Lifted.of(p12))
          .with("V_2", Lifted.of(v2))
          .draw(both(first, second))
          .draw(divisor(first, v1, v2), parallelogram("|B|", first.start(), p12, v2))
          .draw(onLine("P", first, t), onLine("t", first, t), onLine("s", first, t));
    }
    if (UnitRange.of(t) != UnitRange.WITHIN) {
      return Cramer.MISS_IN_PLANE;
    }
    double c = v1.cross(p12);
    double s = c / a;
    if (steps.isAsked()) {
      Cramer.reportParameter("s", s, "C", "|V_1, P_{12}|", c, a, steps)
          .with("V_1", Lifted.of(v1))
          .with("P_{12}", Lifted.of(p12))
          .draw(both(first, second))
          .draw(divisor(first, v1, v2), parallelogram("|C|", first.start(), v1, p12))
          .draw(onLine("t", first, t), onLine("s", second, s));
    }
    if (UnitRange.of(s) != UnitRange.WITHIN) {
      return Cramer.MISS_IN_PLANE;
    }
    return hit(first, Lifted.of(first.start().plus(t, v1)), t, s, steps);
  }

  private static Answer hit(Segment2 first, Vec3 p, double t, double s, Steps steps) {
    if (steps.isAsked()) {
      Vec3 end = Lifted.of(first.end());
      Cramer.reportPoint("P_1", Lifted.of(first.start()), "V_1", end, t, p, steps);
    }
    return Answer.of(true)
        .withCrossing(new Crossing3.Point(t, p, OptionalDouble.of(s), OptionalDouble.empty()))
        .withLines(Cramer.IN_PLANE);
  }

  private static void reportDeterminant(
      Segment2 first, Segment2 second, double a, boolean parallel, Steps steps) {
    Vec2 v1 = first.end().minus(first.start());
    Vec2 v2 = second.end().minus(second.start());
    Cramer.reportParallel(steps.add("determinant", "A = |V_1, V_2|"), a, parallel)
        .with("V_1", Lifted.of(v1))
        .with("V_2", Lifted.of(v2))
        .draw(both(first, second))
        .draw(divisor(first, v1, v2));
  }

  /// {@return both lines with their points and vectors, and the vector between the points}
  private static Drawing[] both(Segment2 first, Segment2 second) {
    Vec3 p1 = Lifted.of(first.start());
    Vec3 p2 = Lifted.of(second.start());
    Drawing.Arrow v1 = new Drawing.Arrow("V_1", p1, Lifted.of(first.end()));
    Drawing.Arrow v2 = new Drawing.Arrow("V_2", p2, Lifted.of(second.end()));
    return new Drawing[] {
      new Drawing.Point("P_1", p1),
      new Drawing.Point("P_2", p2),
      v1,
      v2,
      new Drawing.Arrow("P_{12}", p1, p2),
      new Drawing.Line("", p1, v1.to().minus(p1)),
      new Drawing.Line("", p2, v2.to().minus(p2))
    };
  }

  private static Drawing divisor(Segment2 first, Vec2 v1, Vec2 v2) {
    return parallelogram("|A|", first.start(), v1, v2);
  }

  /// {@return the parallelogram of two vectors, whose area is the magnitude of their determinant}
  private static Drawing parallelogram(String letter, Vec2 from, Vec2 u, Vec2 v) {
    return new Drawing.Face(
        letter,
        Stream.of(from, from.plus(1, u), from.plus(1, u).plus(1, v), from.plus(1, v))
            .map(Lifted::of)
            .toList());
  }

  /// {@return where on the line of a segment a parameter is}
  private static Drawing onLine(String symbol, Segment2 segment, double parameter) {
    Vec3 start = Lifted.of(segment.start());
    return new Drawing.Point(symbol, start.towards(Lifted.of(segment.end()), parameter));
  }
}
