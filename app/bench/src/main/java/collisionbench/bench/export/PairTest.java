package collisionbench.bench.export;

import collisionbench.bench.evaluation.AnswerValues;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes two bodies as a Java test that expects the current answers of `geometry` about them.
///
/// The numbers of the shapes are exact. The yes or no and the law that swapping the shapes swaps
/// the answer are tested exactly, other answers within tolerances stated in the test.
public final class PairTest {

  /// The tolerance of answers relative to the largest number.
  private static final double RELATIVE = 1e-9;

  private static final Notation JAVA = Notation.of("java");

  private final PairAnswer pair;
  private final int dimension;
  private final Map<String, String> slots = new HashMap<>();

  private PairTest(PairAnswer pair) {
    this.pair = pair;
    dimension = pair.a().space().dimension();
  }

  /// {@return the text of a test class named after a scene}
  ///
  /// @param a body a at time 0
  /// @param b body b at time 0
  /// @param time the time of the answers; sweeps start at time 0
  public static String of(String sceneName, Body a, Body b, double time) {
    Scene both = new Scene("", "", a.space(), List.of(a, b), Optional.empty(), Optional.empty());
    PairTest test = new PairTest(Evaluation.of(both).next(both, time).pairs().getFirst());
    test.slots.put("scene", JavaCode.comment(sceneName));
    test.slots.put("name", JavaCode.className(sceneName));
    test.shapes();
    test.answers();
    test.pair.crossing().ifPresent(test::crossing);
    if (test.pair.sweep().isPresent()) {
      test.motion(a, b, time);
    }
    return JAVA.text(test.slots);
  }

  private void shapes() {
    String first = shape(pair.a());
    String second = shape(pair.b());
    slots.put("d", Integer.toString(dimension));
    slots.put("space", dimension == 2 ? "plane" : "space");
    slots.put("when", "");
    slots.put("ida", JavaCode.comment(pair.a().id()));
    slots.put("idb", JavaCode.comment(pair.b().id()));
    slots.put("a", constant("A", pair.a()));
    slots.put("b", constant("B", pair.b()));
    name("list", first.contains("List.of(") || second.contains("List.of("));
    name("solid", dimension == 3);
    // For equal shapes, swapping changes nothing.
    name("swapped", !first.equals(second));
  }

  /// Names something that parts of the test depend on.
  private void name(String name, boolean holds) {
    if (holds) {
      slots.put(name, "");
    }
  }

  /// {@return the constructor call for the shape of a body}
  private static String shape(Body body) {
    return body.values().stream()
        .filter(value -> !value.isImplied())
        .map(JAVA::value)
        .collect(Collectors.joining(", ", "new " + body.type().className() + "(", ")"));
  }

  private static String constant(String name, Body body) {
    return body.type().className() + " " + name + " = " + shape(body);
  }

  /// Puts each answer under its name, words and yes or no as part of the name.
  private void answers() {
    number("length", lengthTolerance(pair));
    number("ratio", RELATIVE);
    AnswerValues values = new AnswerValues(pair.decided(), dimension == 2);
    for (AnswerField field : AnswerField.values()) {
      String name = KebabCase.of(field);
      values
          .value(field)
          .ifPresent(value -> {
            switch (value) {
              case AnswerValue.YesNo(boolean yes) -> name(name + (yes ? "-yes" : "-no"), true);
              case AnswerValue.Word(String word) -> name(name + "-" + word, true);
              case AnswerValue.Tuple(List<Double> numbers) when numbers.size() == 1 ->
                  number(name, numbers.getFirst());
              case AnswerValue.Tuple(List<Double> numbers) -> vector(name, numbers);
              case AnswerValue.Limits _ -> {}
            }
          });
    }
  }

  private void crossing(Crossing3 crossing) {
    boolean first = pair.a().type().isSegment();
    slots.put("segment", first ? "A, B" : "B, A");
    switch (crossing) {
      case Crossing3.None() -> {}
      case Crossing3.Point point -> vector("first", point.point());
      case Crossing3.Span(double enter, double exit, Vec3 from, Vec3 to) ->
          stretch(enter, exit, from, to);
      case Crossing3.Overlap(double enter, double exit, Vec3 from, Vec3 to) ->
          stretch(enter, exit, from, to);
    }
  }

  private void stretch(double enter, double exit, Vec3 first, Vec3 last) {
    number("from", enter);
    number("to", exit);
    vector("first", first);
    vector("last", last);
  }

  /// Sweeps start at time 0: for answers at another time the shapes at time 0 are needed as well.
  private void motion(Body a, Body b, double time) {
    String start = time == 0 ? "" : "START_";
    if (time != 0) {
      slots.put("when", ", at time " + JavaCode.of(time));
      slots.put("start-a", constant("START_A", a));
      slots.put("start-b", constant("START_B", b));
    }
    slots.put("start", start);
    vector("motion-a", a.displacement());
    vector("motion-b", b.displacement());
    String swept = "Sweep%1$d.of(%2$s%3$s, MOTION_%3$s, %2$s%4$s, MOTION_%4$s)";
    slots.put("swept", swept.formatted(dimension, start, "A", "B"));
    slots.put("back", swept.formatted(dimension, start, "B", "A"));
  }

  private void number(String slot, double number) {
    slots.put(slot, JavaCode.of(number));
  }

  private void vector(String slot, Vec3 of) {
    vector(slot, Stream.of(of.x(), of.y(), of.z()).limit(dimension).toList());
  }

  private void vector(String slot, List<Double> numbers) {
    double[] all = numbers.stream().mapToDouble(Double::doubleValue).toArray();
    slots.put(slot, JAVA.vector(all));
  }

  /// {@return the tolerance of lengths, a power of ten}
  static double lengthTolerance(PairAnswer pair) {
    Separation3 separation = pair.separation();
    Stream<Vec3> points =
        Stream.of(
                pair.a().points(),
                pair.b().points(),
                List.of(separation.pointA(), separation.pointB()))
            .flatMap(List::stream);
    double largest = points.mapToDouble(Vec3::largest).max().orElse(0);
    double size = Math.max(largest, Math.abs(separation.distance()));
    return Math.clamp(RELATIVE * Math.pow(10, Math.ceil(Math.log10(size))), 1e-300, 1e300);
  }
}
