package collisionbench.methods.method.article;

import collisionbench.geometry.space.Segment;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 002: the least distance of two segments A1A2 and B1B2, which are parallel, in one plane
/// or skew. Skew ones are brought into one plane, along their common perpendicular.
final class SegmentDistance extends FloatArticle<Segment, Segment> {

  SegmentDistance(Floats floats) {
    super(
        "article-002-segments",
        "Article 002: least distance of two segments that are parallel, coplanar or skew.",
        floats,
        Segment.class,
        Segment.class,
        Outline.NONE
            .step("directions", "parallel", "not-parallel")
            .step("base", "base-a", "base-b")
            .step("common-perpendicular", "coplanar", "skew")
            .step("shift", "along-normal", "against-normal")
            .and(CheckLineCross.STEPS)
            .step("end-to-segment", "before-start", "beyond-end", "within")
            .step("least-distance"),
        Query.SEPARATION);
  }

  @Override
  Answer decide(Segment first, Segment second, Steps steps) {
    FloatSegment a = FloatSegment.of("A", first);
    FloatSegment b = FloatSegment.of("B", second);
    float squared = squaredDistance(a, b, steps);
    float distance = Mathf.sqrt(squared);
    if (steps.isAsked()) {
      new SegmentDistanceSteps(a, b, steps).reportLeast(squared, distance);
    }
    return Answer.nothing().withDistance(distance);
  }

  private float squaredDistance(FloatSegment a, FloatSegment b, Steps steps) {
    Float3 v1 = floats.normalized(a.line());
    Float3 v2 = floats.normalized(b.line());
    boolean parallel = floats.isNear(v1, v2);
    SegmentDistanceSteps reporter = new SegmentDistanceSteps(a, b, steps);
    if (steps.isAsked()) {
      reporter.reportDirections(v1, v2, floats.squared(v1.minus(v2)), parallel);
    }
    return parallel ? ofParallel(a, b, reporter) : ofCrossing(a, b, reporter);
  }

  private float ofParallel(FloatSegment a, FloatSegment b, SegmentDistanceSteps reporter) {
    float squaredA = floats.squared(a.line());
    float squaredB = floats.squared(b.line());
    boolean longerA = squaredA > squaredB;
    if (reporter.steps().isAsked()) {
      reporter.reportBase(squaredA, squaredB, longerA);
    }
    return longerA ? toEnds(a, b, reporter) : toEnds(b, a, reporter);
  }

  private float ofCrossing(FloatSegment a, FloatSegment b, SegmentDistanceSteps reporter) {
    Perpendicular h =
        Perpendicular.of(b.start().minus(a.start()), floats.cross(a.line(), b.line()), floats);
    FloatSegment moved = h.isCoplanar() ? b : b.movedBack(h.shift());
    if (reporter.steps().isAsked()) {
      reporter.reportPerpendicular(h);
      if (!h.isCoplanar()) {
        reporter.reportShift(h, moved);
      }
    }
    return CheckLineCross.cross(a, moved, floats, reporter.steps())
        ? h.squared
        // Unity's Min of four, since that of two treats NaN differently.
        : Mathf.min(
            squaredDistance(a, b.start(), b.point("1"), reporter),
            squaredDistance(a, b.end(), b.point("2"), reporter),
            squaredDistance(b, a.start(), a.point("1"), reporter),
            squaredDistance(b, a.end(), a.point("2"), reporter));
  }

  /// How far one line is from the other, along their common normal.
  record Perpendicular(Float3 normal, Float3 direction, float height, float squared) {

    static Perpendicular of(Float3 between, Float3 normal, Floats floats) {
      float height = floats.dot(between, normal);
      float squared = (float) Math.pow(Math.abs(height), 2) / floats.squared(normal);
      return new Perpendicular(normal, floats.normalized(normal), height, squared);
    }

    boolean isCoplanar() {
      return squared == 0;
    }

    /// {@return the side of A that B is on: 1 along the normal, -1 against it}
    int side() {
      return height > 0 ? 1 : -1;
    }

    /// {@return how B has to be moved back to be in one plane with A}
    Float3 shift() {
      return direction.times(side() * Mathf.sqrt(squared));
    }
  }

  /// {@return the lesser squared distance of the ends of another segment from a segment}
  private float toEnds(FloatSegment base, FloatSegment other, SegmentDistanceSteps reporter) {
    return Mathf.min(
        squaredDistance(base, other.start(), other.point("1"), reporter),
        squaredDistance(base, other.end(), other.point("2"), reporter));
  }

  private float squaredDistance(
      FloatSegment base, Float3 point, String name, SegmentDistanceSteps reporter) {
    Float3 line = base.line();
    float ratio = floats.dot(point.minus(base.start()), line) / floats.dot(line, line);
    float clamped = Mathf.min(Mathf.max(ratio, 0), 1);
    float squared = floats.squared(base.start().plus(line.times(clamped)).minus(point));
    if (reporter.steps().isAsked()) {
      reporter.reportEnd(base, point, name, ratio, clamped, squared);
    }
    return squared;
  }
}
