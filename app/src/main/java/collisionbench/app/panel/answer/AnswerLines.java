package collisionbench.app.panel.answer;

import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.app.session.GapWords;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.manifold.Manifold3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// The answers about two bodies, as lines of text.
record AnswerLines(PairAnswer answer, List<Line> lines) {

  /// The size that parameters, times and unit vectors are rounded relative to.
  private static final double UNIT = 1;

  /// One value.
  ///
  /// @param exact the value to copy, exact: numbers as in Java and in scene files
  /// @param wide whether the value needs the whole width, as several numbers do
  /// @param field the answer that a scene can expect; empty if it can expect none of it
  record Line(String label, String shown, String exact, boolean wide, Optional<AnswerField> field) {

    Line(String label, String shown, String exact, boolean wide) {
      this(label, shown, exact, wide, Optional.empty());
    }

    Line(String label, String shown, String exact) {
      this(label, shown, exact, false);
    }

    Line of(AnswerField answer) {
      return new Line(label, shown, exact, wide, Optional.of(answer));
    }

    Line(String label, String words) {
      this(label, words, words);
    }
  }

  static AnswerLines of(PairAnswer answer) {
    List<Line> lines = new ArrayList<>();
    Separation3 separation = answer.separation();
    boolean flat = answer.a().space() == Space.TWO;
    double size = answer.size();
    lines.add(
        number(Texts.get("answer.distance"), separation.distance(), size).of(AnswerField.DISTANCE));
    String a = Texts.get("answer.point", answer.a().id());
    String b = Texts.get("answer.point", answer.b().id());
    lines.add(vector(a, separation.pointA(), size, flat).of(AnswerField.POINT_A));
    lines.add(vector(b, separation.pointB(), size, flat).of(AnswerField.POINT_B));
    lines.add(
        vector(Texts.get("answer.normal"), separation.normal(), UNIT, flat).of(AnswerField.NORMAL));
    answer.manifold().ifPresent(manifold -> lines.add(manifold(answer, manifold, flat)));
    answer.crossing().ifPresent(crossing -> lines.addAll(crossing(crossing, answer, flat)));
    answer.lines().ifPresent(found -> lines.addAll(lines(found, size)));
    answer.sweep().ifPresent(sweep -> lines.addAll(sweep(sweep)));
    answer.contact().ifPresent(contact -> lines.addAll(contact(contact, answer, flat)));
    return new AnswerLines(answer, List.copyOf(lines));
  }

  /// {@return the same with the answer of the method that colors the picture}
  AnswerLines with(Coloring coloring) {
    Line said =
        new Line(ColoringWords.title(coloring.method()), ColoringWords.of(coloring, answer));
    return new AnswerLines(answer, Stream.concat(Stream.of(said), lines.stream()).toList());
  }

  /// {@return whether they touch, as a sentence}
  String words() {
    return Texts.get(
        answer.touching() ? "answer.yes" : "answer.no", answer.a().id(), answer.b().id());
  }

  String distance() {
    return GapWords.of(answer);
  }

  /// {@return all lines with exact values}
  String text() {
    return lines.stream()
        .map(line -> line.label() + ": " + line.exact() + "\n")
        .collect(Collectors.joining("", words() + "\n", ""));
  }

  private static Line manifold(PairAnswer answer, Manifold3 manifold, boolean flat) {
    List<Vec3> points = manifold.points();
    String words =
        Texts.get(
            "answer.manifold-points",
            feature(manifold.featureA(), answer.a()),
            feature(manifold.featureB(), answer.b()),
            points.size());
    String exact =
        points.stream()
            .map(point -> "[" + tuple(point, flat, Numbers::exact) + "]")
            .collect(Collectors.joining(", ", "[", "]"));
    return new Line(Texts.get("answer.manifold"), words, exact);
  }

  /// A capsule has no edge but a side, and a round end instead of corners.
  private static String feature(ContactFeature feature, Body body) {
    return Texts.get(
        "answer.feature-"
            + switch (body.type()) {
              case SPHERE, CIRCLE -> "round";
              case CAPSULE, CAPSULE_2D -> feature == ContactFeature.EDGE ? "side" : "round";
              default -> KebabCase.of(feature);
            });
  }

  private static List<Line> crossing(Crossing3 crossing, PairAnswer answer, boolean flat) {
    Body segment = answer.a().type().isSegment() ? answer.a() : answer.b();
    Body other = answer.a().type().isSegment() ? answer.b() : answer.a();
    String t = Texts.get("answer.t", segment.id());
    String kind = Texts.get("answer.crossing");
    return switch (crossing) {
      case Crossing3.None() ->
          List.of(new Line(kind, Texts.get("answer.crossing-none")).of(AnswerField.CROSSING));
      case Crossing3.Point(double at, Vec3 point, OptionalDouble u, OptionalDouble v) -> {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(kind, Texts.get("answer.crossing-point")).of(AnswerField.CROSSING));
        lines.add(number(t, at, UNIT).of(AnswerField.CROSSING_T));
        u.ifPresent(
            value -> lines.add(number(parameterU(other), value, UNIT).of(AnswerField.CROSSING_U)));
        v.ifPresent(value ->
            lines.add(
                number(Texts.get("answer.v-weight"), value, UNIT).of(AnswerField.CROSSING_V)));
        lines.add(vector(Texts.get("answer.at"), point, answer.size(), flat));
        yield lines;
      }
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          stretch("answer.crossing-span", t, enter, exit, vectors(answer, first, last));
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          stretch("answer.crossing-overlap", t, enter, exit, vectors(answer, first, last));
    };
  }

  private static List<Line> lines(Lines3 lines, double size) {
    List<Line> rows = new ArrayList<>();
    String relation = KebabCase.of(lines.relation());
    rows.add(
        new Line(Texts.get("answer.lines"), Texts.get("answer.lines-" + relation))
            .of(AnswerField.LINES));
    lines
        .location()
        .map(Lines3.Location::distance)
        .orElse(OptionalDouble.empty())
        .ifPresent(
            distance -> rows.add(number(Texts.get("answer.lines-distance"), distance, size)));
    return rows;
  }

  private static String parameterU(Body other) {
    return other instanceof Body3 solid && solid.shape() instanceof Triangle
        ? Texts.get("answer.u-weight")
        : Texts.get("answer.u", other.id());
  }

  private static List<Line> stretch(
      String key, String t, double enter, double exit, List<Line> ends) {
    List<Line> lines = new ArrayList<>();
    lines.add(new Line(Texts.get("answer.crossing"), Texts.get(key)).of(AnswerField.CROSSING));
    lines.add(
        new Line(
                t,
                Texts.get("answer.from-to", Numbers.of(enter, UNIT), Numbers.of(exit, UNIT)),
                "[" + Numbers.exact(enter) + ", " + Numbers.exact(exit) + "]")
            .of(AnswerField.CROSSING_T));
    lines.addAll(ends);
    return lines;
  }

  private static List<Line> vectors(PairAnswer answer, Vec3 from, Vec3 to) {
    boolean flat = answer.a().space() == Space.TWO;
    return List.of(
        vector(Texts.get("answer.from"), from, answer.size(), flat),
        vector(Texts.get("answer.to"), to, answer.size(), flat));
  }

  private static List<Line> sweep(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never() ->
          List.of(
              new Line(Texts.get("answer.sweep"), Texts.get("answer.sweep-never"))
                  .of(AnswerField.SWEEP));
      case Sweep3.Contact(double enter, double exit) ->
          List.of(
              number(Texts.get("answer.enter"), enter, UNIT).of(AnswerField.SWEEP_ENTER),
              number(Texts.get("answer.exit"), exit, UNIT).of(AnswerField.SWEEP_EXIT));
    };
  }

  private static List<Line> contact(Separation3 contact, PairAnswer answer, boolean flat) {
    String a = Texts.get("answer.contact-point", answer.a().id());
    String b = Texts.get("answer.contact-point", answer.b().id());
    String normal = Texts.get("answer.contact-normal");
    double size = answer.size();
    return List.of(
        vector(a, contact.pointA(), size, flat).of(AnswerField.SWEEP_POINT_A),
        vector(b, contact.pointB(), size, flat).of(AnswerField.SWEEP_POINT_B),
        vector(normal, contact.normal(), UNIT, flat).of(AnswerField.SWEEP_NORMAL));
  }

  private static Line number(String label, double value, double size) {
    return new Line(label, Numbers.of(value, size), Numbers.exact(value));
  }

  private static Line vector(String label, Vec3 value, double size, boolean flat) {
    return new Line(
        label,
        tuple(value, flat, number -> Numbers.of(number, size)),
        "[" + tuple(value, flat, Numbers::exact) + "]",
        !flat);
  }

  private static String tuple(Vec3 value, boolean flat, DoubleFunction<String> number) {
    return DoubleStream.of(value.x(), value.y(), value.z())
        .limit(flat ? 2 : 3)
        .mapToObj(number)
        .collect(Collectors.joining(", "));
  }
}
