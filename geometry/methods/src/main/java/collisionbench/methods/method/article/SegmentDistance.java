package collisionbench.methods.method.article;

import collisionbench.geometry.space.Segment;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;
import java.util.List;
import java.util.Set;

/// Article 002: the least distance of two segments A1A2 and B1B2, which are parallel, in one plane
/// or skew. Skew ones are brought into one plane, along their common perpendicular.
final class SegmentDistance extends FloatArticle<Segment, Segment> {

  /// The steps whose result is a squared distance.
  private static final Set<String> SQUARED = Set.of("common-perpendicular", "end-to-segment");

  SegmentDistance(Floats floats) {
    super(
        "article-002-segments",
        "Article 002: least distance of two segments that are parallel, coplanar or skew.",
        floats,
        Segment.class,
        Segment.class,
        Outline.NONE
            .step("directions", "parallel", "not-parallel")
            .step("common-perpendicular", "coplanar", "skew")
            .and(CheckLineCross.STEPS)
            .step("end-to-segment", "before-start", "beyond-end", "within")
            .step("least-distance"),
        Query.SEPARATION);
  }

  @Override
  Answer decide(Segment a, Segment b, Steps steps) {
    float squared =
        squaredDistance(
            Float3.of(a.start()),
            Float3.of(a.end()),
            Float3.of(b.start()),
            Float3.of(b.end()),
            steps);
    float distance = Mathf.sqrt(squared);
    if (steps.isAsked()) {
      reportLeast(squared, distance, steps);
    }
    return Answer.nothing().withDistance(distance);
  }

  private static void reportLeast(float squared, float distance, Steps steps) {
    Drawing[] drawings = drawingsOf(squared, steps).toArray(Drawing[]::new);
    steps
        .add("least-distance", "d = \\sqrt{d^2}")
        .with("d^2", squared)
        .gives("d", distance)
        .draw(drawings);
  }

  /// {@return what the step draws that gave the least squared distance}
  private static List<Drawing> drawingsOf(float squared, Steps steps) {
    Step.Value least = new Step.Value.Scalar(squared);
    return steps.list().stream()
        .filter(step -> SQUARED.contains(step.key()))
        .filter(step -> step.result().orElseThrow().value().equals(least))
        .reduce((_, last) -> last)
        .map(Step::drawings)
        .orElseThrow();
  }

  private float squaredDistance(Float3 a1, Float3 a2, Float3 b1, Float3 b2, Steps steps) {
    Float3 lineA = a2.minus(a1);
    Float3 lineB = b2.minus(b1);
    boolean parallel = floats.isNear(floats.normalized(lineA), floats.normalized(lineB));
    if (steps.isAsked()) {
      reportDirections(a1, a2, b1, b2, parallel, steps);
    }
    if (parallel) {
      return floats.squared(lineA) > floats.squared(lineB)
          ? toEnds(a1, a2, b1, b2, steps)
          : toEnds(b1, b2, a1, a2, steps);
    }
    Perpendicular h = Perpendicular.of(b1.minus(a1), floats.cross(lineA, lineB), floats);
    if (steps.isAsked()) {
      h.report(a1, b1, steps);
    }
    Float3 shift = h.shift();
    return CheckLineCross.cross(a1, a2, b1.minus(shift), b2.minus(shift), floats, steps)
        ? h.squared
        : Mathf.min(
            squaredDistance(a1, a2, b1, steps),
            squaredDistance(a1, a2, b2, steps),
            squaredDistance(b1, b2, a1, steps),
            squaredDistance(b1, b2, a2, steps));
  }

  /// How far one line is from the other, along their common normal.
  private record Perpendicular(Float3 normal, Float3 direction, float height, float squared) {

    static Perpendicular of(Float3 between, Float3 normal, Floats floats) {
      float height = floats.dot(between, normal);
      float squared = (float) Math.pow(Math.abs(height), 2) / floats.squared(normal);
      return new Perpendicular(normal, floats.normalized(normal), height, squared);
    }

    boolean isCoplanar() {
      return squared == 0;
    }

    /// {@return how B has to be moved back to be in one plane with A}
    Float3 shift() {
      float offset = (height > 0 ? 1 : -1) * Mathf.sqrt(squared);
      return isCoplanar() ? Float3.ZERO : direction.times(offset);
    }

    private void report(Float3 a1, Float3 b1, Steps steps) {
      steps
          .add("common-perpendicular", "h^2 = \\frac{(\\vec{A_1 B_1} \\cdot n)^2}{|n|^2}")
          .with("\\vec{A_1 B_1} \\cdot n", height)
          .with("n", normal.wide())
          .gives("h^2", squared)
          .branch("coplanar", "h^2 = 0", isCoplanar(), "h^2", squared)
          .branch("skew", "h^2 \\ne 0", !isCoplanar(), "h^2", squared)
          .draw(
              new Drawing.Arrow("n", a1.wide(), a1.plus(direction).wide()),
              new Drawing.Arrow("h", b1.wide(), b1.minus(shift()).wide()),
              new Drawing.Plane("", a1.wide(), normal.wide()));
    }
  }

  /// {@return the lesser squared distance of two points from a segment}
  private float toEnds(Float3 start, Float3 end, Float3 p1, Float3 p2, Steps steps) {
    return Mathf.min(
        squaredDistance(start, end, p1, steps), squaredDistance(start, end, p2, steps));
  }

  private float squaredDistance(Float3 start, Float3 end, Float3 point, Steps steps) {
    Float3 line = end.minus(start);
    float ratio = floats.dot(point.minus(start), line) / floats.dot(line, line);
    float clamped = Mathf.min(Mathf.max(ratio, 0), 1);
    Float3 nearest = start.plus(line.times(clamped));
    float squared = floats.squared(nearest.minus(point));
    if (steps.isAsked()) {
      steps
          .add("end-to-segment", "d^2 = |P - (S + t \\vec{SE})|^2")
          .with("r", ratio)
          .with("t", clamped)
          .gives("d^2", squared)
          .branch("before-start", "r \\le 0", !(ratio > 0), "r", ratio)
          .branch("beyond-end", "r \\ge 1", ratio >= 1, "r", ratio)
          .branch("within", "0 \\lt r \\lt 1", ratio > 0 && ratio < 1, "r", ratio)
          .draw(
              new Drawing.Point("P", point.wide()),
              new Drawing.Segment("", start.wide(), end.wide()),
              new Drawing.Segment("d", nearest.wide(), point.wide()));
    }
    return squared;
  }

  private void reportDirections(
      Float3 a1, Float3 a2, Float3 b1, Float3 b2, boolean parallel, Steps steps) {
    Float3 v1 = floats.normalized(a2.minus(a1));
    Float3 v2 = floats.normalized(b2.minus(b1));
    float difference = floats.squared(v1.minus(v2));
    steps
        .add("directions", "|v_1 - v_2|^2")
        .with("v_1", v1.wide())
        .with("v_2", v2.wide())
        .gives("\\Delta", difference)
        .branch("parallel", "\\Delta \\lt 10^{-10}", parallel, "\\Delta", difference)
        .branch("not-parallel", "\\Delta \\ge 10^{-10}", !parallel, "\\Delta", difference)
        .draw(
            new Drawing.Point("A_1", a1.wide()),
            new Drawing.Point("A_2", a2.wide()),
            new Drawing.Point("B_1", b1.wide()),
            new Drawing.Point("B_2", b2.wide()),
            new Drawing.Arrow("v_1", a1.wide(), a1.plus(v1).wide()),
            new Drawing.Arrow("v_2", b1.wide(), b1.plus(v2).wide()));
  }
}
