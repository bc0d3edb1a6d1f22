package collisionbench.methods.method.article;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.article.SegmentTriangleSteps.Parameter;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Article 001: a segment `S + t V` and a triangle `P0 + u P01 + v P02`, by Cramer's rule.
final class SegmentThroughTriangle extends ArticleMethod<Segment, Triangle> {

  SegmentThroughTriangle() {
    super(
        "article-001-segment-triangle",
        "Article 001: parameters t, u and v of the crossing point, by Cramer's rule; a parallel"
            + " segment never crosses.",
        Segment.class,
        Triangle.class,
        Stream.of("parameter-t", "parameter-u", "parameter-v", "sum-of-weights")
            .reduce(Cramer.OUTLINE, UnitRange::and, Outline::and)
            .step("point"),
        Query.OVERLAP,
        Query.CROSSING);
  }

  @Override
  Answer decide(Segment segment, Triangle triangle, Steps steps) {
    Vec3 along = segment.end().minus(segment.start());
    Vec3 p10 = triangle.a().minus(triangle.b());
    Vec3 p20 = triangle.a().minus(triangle.c());
    Vec3 sp0 = triangle.a().minus(segment.start());
    double a = determinant(along, p10, p20);
    boolean parallel = a == 0;
    if (steps.isAsked()) {
      new SegmentTriangleSteps(segment, triangle, a, steps).reportDeterminant(parallel);
    }
    if (parallel) {
      return Cramer.PARALLEL;
    }
    double b = determinant(sp0, p10, p20);
    double t = b / a;
    if (isOutside(Parameter.T, b, t, a, segment, triangle, steps)) {
      return Cramer.MISS_IN_SPACE;
    }
    double c = determinant(along, sp0, p20);
    double u = c / a;
    if (isOutside(Parameter.U, c, u, a, segment, triangle, steps)) {
      return Cramer.MISS_IN_SPACE;
    }
    double d = determinant(along, p10, sp0);
    double v = d / a;
    if (isOutside(Parameter.V, d, v, a, segment, triangle, steps)
        || isSumOutside(u, v, a, segment, triangle, steps)) {
      return Cramer.MISS_IN_SPACE;
    }
    return hit(segment, segment.start().plus(t, along), t, u, v, steps);
  }

  private static Answer hit(Segment segment, Vec3 p, double t, double u, double v, Steps steps) {
    if (steps.isAsked()) {
      Cramer.reportPoint("S", segment.start(), "V", segment.end(), t, p, steps);
    }
    return Answer.of(true)
        .withCrossing(new Crossing3.Point(t, p, OptionalDouble.of(u), OptionalDouble.of(v)))
        .withLines(Cramer.IN_SPACE);
  }

  /// {@return the determinant of the matrix of three columns}
  static double determinant(Vec3 a, Vec3 b, Vec3 c) {
    return a.dot(b.cross(c));
  }

  private static boolean isOutside(
      Parameter parameter,
      double determinant,
      double value,
      double a,
      Segment l,
      Triangle t,
      Steps steps) {
    if (steps.isAsked()) {
      new SegmentTriangleSteps(l, t, a, steps).report(parameter, determinant, value);
    }
    return UnitRange.of(value) != UnitRange.WITHIN;
  }

  private static boolean isSumOutside(
      double u, double v, double a, Segment l, Triangle t, Steps steps) {
    if (steps.isAsked()) {
      new SegmentTriangleSteps(l, t, a, steps).reportSum(u, v);
    }
    return UnitRange.of(u + v) != UnitRange.WITHIN;
  }
}
