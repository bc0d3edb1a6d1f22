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
    return Answer.of(cross(FloatSegment.of("A", a), FloatSegment.of("B", b), floats, steps));
  }

  static boolean cross(FloatSegment a, FloatSegment b, Floats floats, Steps steps) {
    Gaps gaps = Gaps.of(a, b, floats);
    boolean rejected = gaps.x > SLACK || gaps.y > SLACK || gaps.z > SLACK;
    if (steps.isAsked()) {
      reportRejection(a, b, gaps, rejected, steps);
    }
    return !rejected
        && straddles(a, b, "straddling-a", floats, steps)
        && straddles(b, a, "straddling-b", floats, steps);
  }

  /// How far apart the extents of two segments are along each axis; negative if they overlap.
  private record Gaps(double x, double y, double z) {

    static Gaps of(FloatSegment a, FloatSegment b, Floats floats) {
      return new Gaps(
          gap(a.start().x(), a.end().x(), b.start().x(), b.end().x(), floats),
          gap(a.start().y(), a.end().y(), b.start().y(), b.end().y(), floats),
          gap(a.start().z(), a.end().z(), b.start().z(), b.end().z(), floats));
    }

    private static double gap(float a1, float a2, float b1, float b2, Floats floats) {
      return Math.max(
          floats.difference(Mathf.min(a1, a2), Mathf.max(b1, b2)),
          floats.difference(Mathf.min(b1, b2), Mathf.max(a1, a2)));
    }

    double widest() {
      return Math.max(Math.max(x, y), z);
    }
  }

  /// {@return whether the ends of another segment are on different sides of a segment's line}
  private static boolean straddles(
      FloatSegment base, FloatSegment other, String key, Floats floats, Steps steps) {
    Float3 s = base.start();
    Float3 line = base.line();
    Float3 n1 = floats.normalized(floats.cross(line, other.start().minus(s)));
    Float3 n2 = floats.normalized(floats.cross(line, other.end().minus(s)));
    boolean oneSide = floats.isNear(n1, n2);
    if (steps.isAsked()) {
      float difference = floats.squared(n1.minus(n2));
      String product = base.vectorTo(base, "2") + " \\times " + base.vectorTo(other, "i");
      String formula = "\\Delta = |n_1 - n_2|^2, n_i = \\frac{%1$s}{|%1$s|}".formatted(product);
      steps
          .add(key, formula)
          .with("n_1", n1.wide())
          .with("n_2", n2.wide())
          .gives("\\Delta", difference)
          .branch("one-side", "\\Delta \\lt 10^{-10}", oneSide, "\\Delta", difference)
          .branch("both-sides", "\\Delta \\ge 10^{-10}", !oneSide, "\\Delta", difference)
          .draw(base.drawings())
          .draw(other.drawings())
          .draw(
              new Drawing.Arrow("n_1", s.wide(), s.plus(n1).wide()),
              new Drawing.Arrow("n_2", s.wide(), s.plus(n2).wide()),
              new Drawing.Arrow("", s.wide(), base.end().wide()),
              new Drawing.Arrow("", s.wide(), other.start().wide()),
              new Drawing.Arrow("", s.wide(), other.end().wide()));
    }
    return !oneSide;
  }

  private static void reportRejection(
      FloatSegment a, FloatSegment b, Gaps gaps, boolean rejected, Steps steps) {
    BoundingBox ofA = new BoundingBox(a.start().wide(), a.end().wide());
    BoundingBox ofB = new BoundingBox(b.start().wide(), b.end().wide());
    steps
        .add("quick-rejection", "g = \\text{max}(g_x, g_y, g_z)")
        .with("g_x", gaps.x)
        .with("g_y", gaps.y)
        .with("g_z", gaps.z)
        .branch("extents-apart", "g \\gt 0.01", rejected, "g", gaps.widest())
        .branch("extents-overlap", "g \\le 0.01", !rejected, "g", gaps.widest())
        .draw(a.drawings())
        .draw(b.drawings())
        .draw(ofA.gapsTo(ofB))
        .draw(ofA.edges().toArray(Drawing[]::new))
        .draw(ofB.edges().toArray(Drawing[]::new));
  }
}
