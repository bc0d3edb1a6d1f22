package collisionbench.app.panel.answer;

import collisionbench.app.panel.widget.Expression;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.ReasonException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/// The numbers of an expected answer as they are typed.
record TypedExpectation(AnswerCheck check) {

  enum Part {
    /// The number, or several between commas.
    VALUE,
    LEAST,
    MOST,
    /// How far all numbers about the pair may be off.
    TOLERANCE
  }

  /// {@return the fields of the answer; none if it has no numbers}
  List<Part> parts() {
    return switch (check.expected()) {
      case AnswerValue.YesNo _, AnswerValue.Word _ -> List.of();
      case AnswerValue.Tuple _, AnswerValue.Limits _ ->
          check.field() == AnswerField.DISTANCE
              ? List.of(Part.values())
              : List.of(Part.VALUE, Part.TOLERANCE);
    };
  }

  /// {@return the text of a field, with all digits; empty if it is not set}
  String text(Part part, Scene scene) {
    return switch (part) {
      case VALUE ->
          check.expected() instanceof AnswerValue.Tuple(List<Double> numbers)
              ? numbers.stream().map(Numbers::exact).collect(Collectors.joining(", "))
              : "";
      case LEAST -> text(limits().least());
      case MOST -> text(limits().most());
      case TOLERANCE ->
          text(pair(scene).map(ExpectedPair::tolerance).orElse(OptionalDouble.empty()));
    };
  }

  private static String text(OptionalDouble number) {
    return number.isPresent() ? Numbers.exact(number.getAsDouble()) : "";
  }

  private AnswerValue.Limits limits() {
    return check.expected() instanceof AnswerValue.Limits limits
        ? limits
        : new AnswerValue.Limits(OptionalDouble.empty(), OptionalDouble.empty());
  }

  private Optional<ExpectedPair> pair(Scene scene) {
    return scene.expect().flatMap(expected -> expected.about(check.pair()));
  }

  /// {@return the edit that a text in a field stands for}
  Edit edit(Part part, String text, Scene scene) throws ReasonException {
    ExpectedPair before = pair(scene).orElseThrow(() -> new ReasonException("expect.refused-gone"));
    ExpectedPair changed = changed(part, text.strip(), before);
    requireReadable(changed);
    return new Edit.Expect(Optional.of(scene.expect().orElse(Expectation.NOTHING).with(changed)));
  }

  private ExpectedPair changed(Part part, String text, ExpectedPair before) throws ReasonException {
    return switch (part) {
      case VALUE -> before.with(check.field(), Optional.of(value(text)));
      case LEAST -> before.with(check.field(), Optional.of(limits(limit(text), limits().most())));
      case MOST -> before.with(check.field(), Optional.of(limits(limits().least(), limit(text))));
      case TOLERANCE -> new ExpectedPair(before.pair(), before.values(), tolerance(text));
    };
  }

  private AnswerValue value(String text) throws ReasonException {
    int count =
        check.expected() instanceof AnswerValue.Tuple(List<Double> numbers) ? numbers.size() : 1;
    if (text.isEmpty()) {
      throw new ReasonException("expect.refused-empty");
    }
    String[] parts = count == 1 ? new String[] {text} : text.split("[,，]", -1);
    if (parts.length != count) {
      throw new ReasonException("expect.refused-count", count, parts.length);
    }
    List<Double> typed = new ArrayList<>();
    for (String part : parts) {
      typed.add(Expression.of(part));
    }
    return new AnswerValue.Tuple(typed);
  }

  private static OptionalDouble limit(String text) throws ReasonException {
    return text.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Expression.of(text));
  }

  private static AnswerValue limits(OptionalDouble least, OptionalDouble most)
      throws ReasonException {
    if (least.isEmpty() && most.isEmpty()) {
      throw new ReasonException("expect.refused-empty");
    }
    if (least.isPresent() && most.isPresent() && least.getAsDouble() > most.getAsDouble()) {
      throw new ReasonException("expect.refused-limits");
    }
    return new AnswerValue.Limits(least, most);
  }

  private static OptionalDouble tolerance(String text) throws ReasonException {
    OptionalDouble typed = limit(text);
    if (typed.isPresent() && typed.getAsDouble() <= 0) {
      throw new ReasonException("expect.refused-tolerance");
    }
    return typed;
  }

  /// Refuses what scene files refuse, so that every saved scene can be read.
  private static void requireReadable(ExpectedPair pair) throws ReasonException {
    for (AnswerField field :
        List.of(AnswerField.CROSSING_T, AnswerField.NORMAL, AnswerField.SWEEP_NORMAL)) {
      if (pair.value(field).orElse(null) instanceof AnswerValue.Tuple(List<Double> numbers)) {
        if (field != AnswerField.CROSSING_T && numbers.stream().allMatch(number -> number == 0)) {
          throw new ReasonException("expect.refused-direction");
        }
        if (field == AnswerField.CROSSING_T && numbers.getFirst() > numbers.getLast()) {
          throw new ReasonException("expect.refused-order");
        }
      }
    }
    if (first(pair, AnswerField.SWEEP_ENTER, Double.NEGATIVE_INFINITY)
        > first(pair, AnswerField.SWEEP_EXIT, Double.POSITIVE_INFINITY)) {
      throw new ReasonException("expect.refused-order");
    }
  }

  private static double first(ExpectedPair pair, AnswerField field, double otherwise) {
    return pair.value(field).orElse(null) instanceof AnswerValue.Tuple(List<Double> numbers)
        ? numbers.getFirst()
        : otherwise;
  }
}
