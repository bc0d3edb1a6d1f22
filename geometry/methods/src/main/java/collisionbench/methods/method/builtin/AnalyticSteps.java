package collisionbench.methods.method.builtin;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.crossing.Lines3.Relation;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Explains an answer of the kernels: the nearest features, the direction and distance between
/// them, then the crossing and the sweep.
final class AnalyticSteps {

  private AnalyticSteps() {}

  /// {@return the possible steps for a pair}
  static Outline outline(Pair pair) {
    Outline outline =
        Outline.NONE
            .step("feature-a", features(pair.a()))
            .step("feature-b", features(pair.b()))
            .step("direction")
            .step("distance", "touching", "apart");
    for (String key : crossings(pair)) {
      outline = outline.step(key);
    }
    return outline.step("sweep-contact").step("sweep-never");
  }

  private static String[] features(Kind kind) {
    return switch (kind) {
      case SPHERE, POINT, CIRCLE -> new String[] {"center"};
      case CAPSULE, CAPSULE_2D -> new String[] {"start", "side", "end"};
      case SEGMENT, SEGMENT_2D -> new String[] {"start", "within", "end"};
      case BOX -> new String[] {"inside", "face", "edge", "corner"};
      case TRIANGLE, HULL -> new String[] {"corner", "flat-edge", "face"};
      case POLYGON -> new String[] {"corner", "flat-edge", "inside"};
      case SECTOR -> new String[] {"tip", "arc-end", "arc", "flat-edge", "inside"};
    };
  }

  private static List<String> crossings(Pair pair) {
    if (!pair.hasSegment()) {
      return List.of();
    }
    List<Relation> relations =
        switch (pair.name()) {
          case "segment-segment" ->
              List.of(Relation.PARALLEL, Relation.COLLINEAR, Relation.CROSSING, Relation.SKEW);
          case "segment-segment-2d" ->
              List.of(Relation.PARALLEL, Relation.COLLINEAR, Relation.CROSSING);
          case "segment-triangle" ->
              List.of(Relation.PARALLEL, Relation.COPLANAR, Relation.PIERCING);
          default -> List.of();
        };
    String stretch = relations.contains(Relation.COLLINEAR) ? "crossing-overlap" : "crossing-span";
    Stream<String> crossings = Stream.of("crossing-none", "crossing-point", stretch);
    return Stream.concat(crossings, relations.stream().map(AnalyticSteps::key)).toList();
  }

  private static String key(Relation relation) {
    return "lines-" + relation.name().toLowerCase(Locale.ROOT);
  }

  static void explain(Question question, Answer.Decided answer, Steps steps) {
    answer
        .separation()
        .ifPresent(s -> {
          explainFeatures(question, s, steps);
          explainDistance(s, steps);
        });
    answer.crossing().ifPresent(crossing -> explainCrossing(crossing, steps));
    answer.lines().ifPresent(lines -> explainLines(lines, steps));
    answer
        .sweep()
        .ifPresent(sweep -> {
          if (question.isMoving()) {
            explainSweep(sweep, steps);
          }
        });
  }

  private static void explainFeatures(Question question, Separation3 s, Steps steps) {
    Steps.Draft ofA = feature("feature-a", "p_A", s.pointA(), steps);
    Steps.Draft ofB = feature("feature-b", "p_B", s.pointB(), steps);
    switch (question) {
      case Question.InSpace q -> {
        Features3.explain(q.a(), s.pointA(), s.normal(), ofA);
        Features3.explain(q.b(), s.pointB(), s.normal().negated(), ofB);
      }
      case Question.InPlane q -> {
        Vec2 normal = Lifted.flat(s.normal());
        Features2.explain(q.a(), Lifted.flat(s.pointA()), normal, ofA);
        Features2.explain(q.b(), Lifted.flat(s.pointB()), normal.negated(), ofB);
      }
    }
  }

  private static Steps.Draft feature(String key, String letter, Vec3 witness, Steps steps) {
    return steps.add(key, letter).with(letter, witness).draw(new Drawing.Point(letter, witness));
  }

  private static void explainDistance(Separation3 s, Steps steps) {
    steps
        .add("direction", "\\vec{p_A p_B} = d \\vec{n}")
        .with("d", s.distance())
        .gives("\\vec{n}", s.normal())
        .draw(new Drawing.Arrow("n", s.pointA(), s.pointA().plus(s.normal())));
    steps
        .add("distance", "d = \\vec{p_A p_B} \\cdot \\vec{n}")
        .with("p_A", s.pointA())
        .with("p_B", s.pointB())
        .with("\\vec{n}", s.normal())
        .gives("d", s.distance())
        .branch("touching", "d \\le 0", s.distance() <= 0, "d", s.distance())
        .branch("apart", "d \\gt 0", s.distance() > 0, "d", s.distance())
        .draw(
            new Drawing.Point("p_A", s.pointA()),
            new Drawing.Point("p_B", s.pointB()),
            new Drawing.Segment("d", s.pointA(), s.pointB()));
  }

  private static void explainCrossing(Crossing3 crossing, Steps steps) {
    switch (crossing) {
      case Crossing3.None _ -> steps.add("crossing-none", "");
      case Crossing3.Point p -> {
        Steps.Draft step =
            steps
                .add("crossing-point", "P = S + t \\vec{V}")
                .with("t", p.t())
                .gives("P", p.point());
        p.u().ifPresent(u -> step.with("u", u));
        p.v().ifPresent(v -> step.with("v", v));
        step.draw(new Drawing.Point("P", p.point()));
      }
      case Crossing3.Span s ->
          explainSpan("crossing-span", s.enter(), s.exit(), s.first(), s.last(), steps);
      case Crossing3.Overlap s ->
          explainSpan("crossing-overlap", s.enter(), s.exit(), s.first(), s.last(), steps);
    }
  }

  private static void explainSpan(
      String key, double enter, double exit, Vec3 first, Vec3 last, Steps steps) {
    steps
        .add(key, "t_1 \\le t \\le t_2")
        .with("t_1", enter)
        .with("t_2", exit)
        .draw(
            new Drawing.Point("t_1", first),
            new Drawing.Point("t_2", last),
            new Drawing.Segment("", first, last));
  }

  private static void explainLines(Lines3 lines, Steps steps) {
    Steps.Draft step = steps.add(key(lines.relation()), "");
    lines
        .location()
        .ifPresent(place -> {
          step.with("t", place.t()).with("u", place.u());
          place.v().ifPresent(v -> step.with("v", v));
          place.distance().ifPresent(distance -> step.gives("h", distance));
          step.draw(new Drawing.Point("Q", place.point()));
        });
  }

  private static void explainSweep(Sweep3 sweep, Steps steps) {
    switch (sweep) {
      case Sweep3.Never _ -> steps.add("sweep-never", "");
      case Sweep3.Contact(double enter, double exit) ->
          steps.add("sweep-contact", "t_1 \\le t \\le t_2").with("t_1", enter).with("t_2", exit);
    }
  }
}
