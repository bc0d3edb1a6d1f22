package collisionbench.app.panel.answer;

import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.app.session.GapWords;
import collisionbench.bench.evaluation.AnswerValues;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.manifold.Manifold3;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// The answers about two bodies, as lines of text.
record AnswerLines(PairAnswer answer, List<Line> lines) {

  /// The size that parameters, times and unit vectors are rounded relative to.
  private static final double UNIT = 1;

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

    Line(String label, String words) {
      this(label, words, words);
    }

    Line of(AnswerField answer) {
      return new Line(label, shown, exact, wide, Optional.of(answer));
    }
  }

  static AnswerLines of(PairAnswer answer) {
    List<Line> lines = new ArrayList<>(lines(answer, AnswerField.DISTANCE, AnswerField.NORMAL));
    answer.manifold().ifPresent(manifold -> lines.add(manifold(answer, manifold)));
    lines.addAll(lines(answer, AnswerField.CROSSING, AnswerField.CROSSING_V));
    answer.crossing().ifPresent(crossing -> lines.addAll(points(crossing, answer)));
    lines.addAll(lines(answer, AnswerField.LINES, AnswerField.LINES));
    answer
        .lines()
        .flatMap(Lines3::location)
        .map(Lines3.Location::distance)
        .orElse(OptionalDouble.empty())
        .ifPresent(distance ->
            lines.add(number(Texts.get("answer.lines-distance"), distance, answer.size())));
    lines.addAll(lines(answer, AnswerField.SWEEP, AnswerField.SWEEP_NORMAL));
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

  /// {@return the values that the answer has of some fields}
  private static List<Line> lines(PairAnswer answer, AnswerField first, AnswerField last) {
    AnswerValues values = new AnswerValues(answer.decided(), isFlat(answer));
    List<Line> lines = new ArrayList<>();
    for (AnswerField field : EnumSet.range(first, last)) {
      values.value(field).flatMap(value -> line(field, value, answer)).ifPresent(lines::add);
    }
    return lines;
  }

  private static boolean isFlat(PairAnswer answer) {
    return answer.a().space() == Space.TWO;
  }

  /// {@return the line of a value; empty for a yes, which its times imply}
  private static Optional<Line> line(AnswerField field, AnswerValue value, PairAnswer answer) {
    String label = label(field, answer);
    Optional<Line> line =
        switch (value) {
          case AnswerValue.Word(String word) ->
              Optional.of(new Line(label, Texts.get("answer." + KebabCase.of(field) + "-" + word)));
          case AnswerValue.Tuple(List<Double> numbers) ->
              Optional.of(line(label, numbers, field, answer));
          case AnswerValue.YesNo(boolean yes) when !yes ->
              Optional.of(new Line(label, Texts.get("answer.sweep-never")));
          case AnswerValue.YesNo _, AnswerValue.Limits _ -> Optional.empty();
        };
    return line.map(known -> known.of(field));
  }

  private static String label(AnswerField field, PairAnswer answer) {
    Body segment = answer.a().type().isSegment() ? answer.a() : answer.b();
    Body other = answer.a().type().isSegment() ? answer.b() : answer.a();
    return switch (field) {
      case POINT_A -> Texts.get("answer.point", answer.a().id());
      case POINT_B -> Texts.get("answer.point", answer.b().id());
      case CROSSING_T -> Texts.get("answer.t", segment.id());
      case CROSSING_U ->
          other.type() == ShapeType.TRIANGLE
              ? Texts.get("answer.u-weight")
              : Texts.get("answer.u", other.id());
      case CROSSING_V -> Texts.get("answer.v-weight");
      case SWEEP_ENTER -> Texts.get("answer.enter");
      case SWEEP_EXIT -> Texts.get("answer.exit");
      case SWEEP_POINT_A -> Texts.get("answer.contact-point", answer.a().id());
      case SWEEP_POINT_B -> Texts.get("answer.contact-point", answer.b().id());
      case SWEEP_NORMAL -> Texts.get("answer.contact-normal");
      case TOUCH, DISTANCE, NORMAL, CROSSING, LINES, SWEEP ->
          Texts.get("answer." + KebabCase.of(field));
    };
  }

  /// {@return the line of a number, an interval or a vector}
  private static Line line(
      String label, List<Double> numbers, AnswerField field, PairAnswer answer) {
    double size = field.isLength() ? answer.size() : UNIT;
    if (numbers.size() == 1) {
      return number(label, numbers.getFirst(), size);
    }
    if (field == AnswerField.CROSSING_T) {
      String enter = Numbers.of(numbers.getFirst(), UNIT);
      String exit = Numbers.of(numbers.getLast(), UNIT);
      return new Line(label, Texts.get("answer.from-to", enter, exit), exact(numbers));
    }
    return vector(label, numbers, size);
  }

  private static Line manifold(PairAnswer answer, Manifold3 manifold) {
    List<Vec3> points = manifold.points();
    String words =
        Texts.get(
            "answer.manifold-points",
            feature(manifold.featureA(), answer.a()),
            feature(manifold.featureB(), answer.b()),
            points.size());
    String exact =
        points.stream()
            .map(point -> exact(numbers(point, answer)))
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

  /// {@return where the segment meets the other body}
  private static List<Line> points(Crossing3 crossing, PairAnswer answer) {
    return switch (crossing) {
      case Crossing3.None() -> List.of();
      case Crossing3.Point point -> List.of(point("answer.at", point.point(), answer));
      case Crossing3.Span(double _, double _, Vec3 first, Vec3 last) ->
          List.of(point("answer.from", first, answer), point("answer.to", last, answer));
      case Crossing3.Overlap(double _, double _, Vec3 first, Vec3 last) ->
          List.of(point("answer.from", first, answer), point("answer.to", last, answer));
    };
  }

  private static Line point(String key, Vec3 point, PairAnswer answer) {
    return vector(Texts.get(key), numbers(point, answer), answer.size());
  }

  private static Line number(String label, double value, double size) {
    return new Line(label, Numbers.of(value, size), Numbers.exact(value));
  }

  private static Line vector(String label, List<Double> numbers, double size) {
    String shown =
        numbers.stream().map(number -> Numbers.of(number, size)).collect(Collectors.joining(", "));
    return new Line(label, shown, exact(numbers), numbers.size() == 3);
  }

  private static List<Double> numbers(Vec3 point, PairAnswer answer) {
    return DoubleStream.of(point.x(), point.y(), point.z())
        .limit(isFlat(answer) ? 2 : 3)
        .boxed()
        .toList();
  }

  private static String exact(List<Double> numbers) {
    return numbers.stream().map(Numbers::exact).collect(Collectors.joining(", ", "[", "]"));
  }
}
