package collisionbench.methods.method.article;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;
import java.util.List;

/// Reports the steps of the distance of two segments.
record SegmentDistanceSteps(FloatSegment a, FloatSegment b, Steps steps) {

  private static final String END = "end-to-segment";

  void reportDirections(Float3 v1, Float3 v2, float difference, boolean parallel) {
    String formula =
        "\\Delta = |v_1 - v_2|^2,"
            + " v_1 = \\frac{\\vec{A_1 A_2}}{|A_1 A_2|}, v_2 = \\frac{\\vec{B_1 B_2}}{|B_1 B_2|}";
    steps
        .add("directions", formula)
        .with("v_1", v1.wide())
        .with("v_2", v2.wide())
        .gives("\\Delta", difference)
        .branch("parallel", "\\Delta \\lt 10^{-10}", parallel, "\\Delta", difference)
        .branch("not-parallel", "\\Delta \\ge 10^{-10}", !parallel, "\\Delta", difference)
        .draw(a.drawings())
        .draw(b.drawings())
        .draw(
            new Drawing.Arrow("v_1", a.start().wide(), a.start().plus(v1).wide()),
            new Drawing.Arrow("v_2", b.start().wide(), b.start().plus(v2).wide()));
  }

  /// Reports which of two parallel segments is the base, the one from S to E.
  void reportBase(float squaredA, float squaredB, boolean longerA) {
    String symbol = "|A_1 A_2|^2";
    String longer = symbol + " \\gt |B_1 B_2|^2";
    String notLonger = symbol + " \\le |B_1 B_2|^2";
    steps
        .add("base", longer)
        .with(symbol, squaredA)
        .with("|B_1 B_2|^2", squaredB)
        .branch("base-a", longer, longerA, symbol, squaredA)
        .branch("base-b", notLonger, !longerA, symbol, squaredA)
        .draw(base(longerA ? a : b))
        .draw((longerA ? b : a).drawings());
  }

  private static Drawing[] base(FloatSegment base) {
    Vec3 start = base.start().wide();
    Vec3 end = base.end().wide();
    return new Drawing[] {
      new Drawing.Point("S = " + base.point("1"), start),
      new Drawing.Point("E = " + base.point("2"), end),
      new Drawing.Arrow("\\vec{SE}", start, end)
    };
  }

  void reportPerpendicular(SegmentDistance.Perpendicular h) {
    Vec3 a1 = a.start().wide();
    Vec3 b1 = b.start().wide();
    Vec3 foot = h.isCoplanar() ? b1 : b1.minus(h.shift().wide());
    String formula =
        "h^2 = \\frac{(\\vec{A_1 B_1} \\cdot n)^2}{|n|^2},"
            + " n = \\vec{A_1 A_2} \\times \\vec{B_1 B_2}";
    steps
        .add("common-perpendicular", formula)
        .with("\\vec{A_1 B_1} \\cdot n", h.height())
        .with("n", h.normal().wide())
        .gives("h^2", h.squared())
        .branch("coplanar", "h^2 = 0", h.isCoplanar(), "h^2", h.squared())
        .branch("skew", "h^2 \\ne 0", !h.isCoplanar(), "h^2", h.squared())
        .draw(a.drawings())
        .draw(b.drawings())
        .draw(
            new Drawing.Arrow("\\vec{A_1 B_1}", a1, b1),
            new Drawing.Arrow("n", a1, a1.plus(h.direction().wide())),
            new Drawing.Segment("h", foot, b1),
            new Drawing.Plane("", a1, h.normal().wide()));
  }

  /// Reports how B is moved into one plane with A.
  void reportShift(SegmentDistance.Perpendicular h, FloatSegment moved) {
    String height = "\\vec{A_1 B_1} \\cdot n";
    Vec3 a1 = a.start().wide();
    boolean along = h.side() > 0;
    steps
        .add("shift", "B'_i = B_i - s h \\frac{n}{|n|}")
        .with("h", Mathf.sqrt(h.squared()))
        .gives("s", h.side())
        .branch("along-normal", height + " \\gt 0", along, height, h.height())
        .branch("against-normal", height + " \\le 0", !along, height, h.height())
        .draw(a.drawings())
        .draw(b.drawings())
        .draw(moved.drawings())
        .draw(
            new Drawing.Arrow("n", a1, a1.plus(h.direction().wide())),
            new Drawing.Arrow("-s h", b.start().wide(), moved.start().wide()),
            new Drawing.Arrow("", b.end().wide(), moved.end().wide()),
            new Drawing.Plane("", a1, h.normal().wide()));
  }

  /// Reports how far an end P of one segment is from the other.
  void reportEnd(
      FloatSegment base, Float3 point, String name, float ratio, float clamped, float squared) {
    Vec3 start = base.start().wide();
    Vec3 p = point.wide();
    Vec3 nearest = base.start().plus(base.line().times(clamped)).wide();
    String formula =
        "r = \\frac{\\vec{SP} \\cdot \\vec{SE}}{|SE|^2}, t = \\text{min}(\\text{max}(r, 0), 1),"
            + " d^2 = |P - (S + t \\vec{SE})|^2";
    Steps.Draft step =
        steps
            .add(END, formula)
            .with("r", ratio)
            .with("t", clamped)
            .gives("d^2", squared)
            .branch("before-start", "r \\le 0", !(ratio > 0), "r", ratio)
            .branch("beyond-end", "r \\ge 1", ratio >= 1, "r", ratio)
            .branch("within", "0 \\lt r \\lt 1", ratio > 0 && ratio < 1, "r", ratio)
            .draw(base(base))
            .draw(
                new Drawing.Point("P = " + name, p),
                new Drawing.Arrow("\\vec{SP}", start, p),
                new Drawing.Segment("d", nearest, p))
            .drawBranch(p);
    if (ratio == clamped) {
      step.draw(new Drawing.Point("r = t", nearest));
    } else {
      step.draw(
          new Drawing.Point("t", nearest),
          new Drawing.Point("r", start.plus(ratio, base.line().wide())));
    }
  }

  void reportLeast(float squared, float distance) {
    steps
        .add("least-distance", "d = \\sqrt{d^2}")
        .with("d^2", squared)
        .gives("d", distance)
        .draw(least(squared).toArray(Drawing[]::new));
  }

  /// {@return what the step draws that gave the least squared distance}
  private List<Drawing> least(float squared) {
    Step.Value least = new Step.Value.Scalar(squared);
    return steps.list().stream()
        .filter(step -> step.key().equals(END))
        .filter(step -> step.result().orElseThrow().value().equals(least))
        .reduce((_, last) -> last)
        .map(Step::drawings)
        .orElseGet(this::crossing);
  }

  /// {@return the common perpendicular, where the segments cross as seen along it}
  private List<Drawing> crossing() {
    Vec3 between = b.start().wide().minus(a.start().wide());
    Vec3 lineA = a.line().wide();
    Vec3 lineB = b.line().wide();
    Vec3 n = lineA.cross(lineB);
    double squared = n.dot(n);
    Vec3 p = a.start().wide().plus(between.cross(lineB).dot(n) / squared, lineA);
    Vec3 q = p.plus(between.dot(n) / squared, n);
    return List.of(
        new Drawing.Point("", p), new Drawing.Point("", q), new Drawing.Segment("d", p, q));
  }
}
