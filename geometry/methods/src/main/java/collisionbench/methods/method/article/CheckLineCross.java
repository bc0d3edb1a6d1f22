package collisionbench.methods.method.article;

import collisionbench.geometry.space.Segment;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 002: two segments A1A2 and B1B2, by quick rejection and straddling.
///
/// Meant for segments in one plane; the article says that it serves as a collision test as it is.
final class CheckLineCross extends FloatArticle<Segment, Segment> {

  static final Outline STEPS =
      Outline.NONE
          .step("quick-rejection", "extents-apart", "extents-overlap")
          .step("straddling-a", "one-side", "both-sides")
          .step("straddling-b", "one-side", "both-sides");

  private static final double SLACK = 0.01;

  CheckLineCross(Floats floats) {
    super(
        "article-002-check-line-cross",
        "Article 002: two segments cross if their extents overlap and each straddles the other.",
        floats,
        Segment.class,
        Segment.class,
        STEPS,
        Query.OVERLAP);
  }

  @Override
  Answer decide(Segment a, Segment b, Steps steps) {
    return Answer.of(
        cross(
            Float3.of(a.start()),
            Float3.of(a.end()),
            Float3.of(b.start()),
            Float3.of(b.end()),
            floats,
            steps));
  }

  static boolean cross(Float3 a1, Float3 a2, Float3 b1, Float3 b2, Floats floats, Steps steps) {
    double gapX = gap(a1.x(), a2.x(), b1.x(), b2.x(), floats);
    double gapY = gap(a1.y(), a2.y(), b1.y(), b2.y(), floats);
    double gapZ = gap(a1.z(), a2.z(), b1.z(), b2.z(), floats);
    boolean rejected = gapX > SLACK || gapY > SLACK || gapZ > SLACK;
    if (steps.isAsked()) {
      reportRejection(gapX, gapY, gapZ, rejected, steps)
          .draw(
              new Drawing.Point("A_1", a1.wide()),
              new Drawing.Point("A_2", a2.wide()),
              new Drawing.Point("B_1", b1.wide()),
              new Drawing.Point("B_2", b2.wide()))
          .draw(new BoundingBox(a1.wide(), a2.wide()).edges().toArray(Drawing[]::new))
          .draw(new BoundingBox(b1.wide(), b2.wide()).edges().toArray(Drawing[]::new));
    }
    return !rejected
        && straddles(a1, a2, b1, b2, "straddling-a", floats, steps)
        && straddles(b1, b2, a1, a2, "straddling-b", floats, steps);
  }

  /// {@return how far apart two extents are along an axis}
  private static double gap(float a1, float a2, float b1, float b2, Floats floats) {
    return Math.max(
        floats.difference(Mathf.min(a1, a2), Mathf.max(b1, b2)),
        floats.difference(Mathf.min(b1, b2), Mathf.max(a1, a2)));
  }

  /// {@return whether p1 and p2 are on different sides of the line from s to e}
  private static boolean straddles(
      Float3 s, Float3 e, Float3 p1, Float3 p2, String key, Floats floats, Steps steps) {
    Float3 line = e.minus(s);
    Float3 n1 = floats.normalized(floats.cross(line, p1.minus(s)));
    Float3 n2 = floats.normalized(floats.cross(line, p2.minus(s)));
    boolean oneSide = floats.isNear(n1, n2);
    if (steps.isAsked()) {
      float difference = floats.squared(n1.minus(n2));
      steps
          .add(key, "|n_1 - n_2|^2")
          .with("n_1", n1.wide())
          .with("n_2", n2.wide())
          .gives("\\Delta", difference)
          .branch("one-side", "\\Delta \\lt 10^{-10}", oneSide, "\\Delta", difference)
          .branch("both-sides", "\\Delta \\ge 10^{-10}", !oneSide, "\\Delta", difference)
          .draw(
              new Drawing.Segment("", s.wide(), e.wide()),
              new Drawing.Point("P_1", p1.wide()),
              new Drawing.Point("P_2", p2.wide()),
              new Drawing.Arrow("n_1", s.wide(), s.plus(n1).wide()),
              new Drawing.Arrow("n_2", s.wide(), s.plus(n2).wide()));
    }
    return !oneSide;
  }

  private static Steps.Draft reportRejection(
      double gapX, double gapY, double gapZ, boolean rejected, Steps steps) {
    double widest = Math.max(Math.max(gapX, gapY), gapZ);
    return steps
        .add("quick-rejection", "g \\gt 0.01")
        .with("g_x", gapX)
        .with("g_y", gapY)
        .with("g_z", gapZ)
        .branch("extents-apart", "g \\gt 0.01", rejected, "g", widest)
        .branch("extents-overlap", "g \\le 0.01", !rejected, "g", widest);
  }
}
