package collisionbench.bench.scene;

import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Phrase;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;

/// The value of an [AnswerField]: given by a method, or expected of it.
public sealed interface AnswerValue {

  /// Whether they touch or meet.
  record YesNo(boolean yes) implements AnswerValue {}

  /// Which case it is, by its name in files.
  record Word(String word) implements AnswerValue {}

  /// A number, or several: a parameter, an interval, a point or a direction.
  record Tuple(List<Double> numbers) implements AnswerValue {

    public Tuple {
      // Without -0.0.
      numbers = numbers.stream().map(number -> number + 0.0).toList();
    }

    /// The value that is one number.
    public Tuple(double number) {
      this(List.of(number));
    }
  }

  /// A number within limits; only expected.
  ///
  /// @param least the lower limit, at most `most`
  /// @param most the upper limit
  record Limits(OptionalDouble least, OptionalDouble most) implements AnswerValue {

    /// {@return whether every finite number is within them}
    boolean allowAll() {
      return least.orElse(-Double.MAX_VALUE) <= -Double.MAX_VALUE
          && most.orElse(Double.MAX_VALUE) >= Double.MAX_VALUE;
    }

    /// {@return how far a number is beyond a limit; 0 within both}
    private double beyond(double number) {
      return Math.max(
          0,
          Math.max(
              least.isPresent() ? least.getAsDouble() - number : 0,
              most.isPresent() ? number - most.getAsDouble() : 0));
    }
  }

  /// {@return how far another value is from this one: the largest difference of two numbers, or how
  /// far a number is beyond a limit; empty if they have no numbers, or not as many}
  default OptionalDouble difference(AnswerValue came) {
    return switch (this) {
      case Tuple(List<Double> expected) when came instanceof Tuple(List<Double> numbers) ->
          difference(expected, numbers);
      case Limits limits when came instanceof Tuple(List<Double> numbers) && numbers.size() == 1 ->
          OptionalDouble.of(limits.beyond(numbers.getFirst()));
      case YesNo _, Word _, Tuple _, Limits _ -> OptionalDouble.empty();
    };
  }

  private static OptionalDouble difference(List<Double> some, List<Double> others) {
    if (some.size() != others.size()) {
      return OptionalDouble.empty();
    }
    double largest = 0;
    for (int i = 0; i < some.size(); i++) {
      // Math.max keeps NaN.
      largest = Math.max(largest, Math.abs(some.get(i) - others.get(i)));
    }
    return OptionalDouble.of(largest);
  }

  /// {@return the value in words, with all digits}
  default Phrase phrase() {
    return phrase(Numbers::exact);
  }

  /// {@return the value in words}
  ///
  /// @param text how a number is written
  default Phrase phrase(DoubleFunction<String> text) {
    return switch (this) {
      case YesNo(boolean yes) -> Phrase.of(yes ? "compare.yes" : "compare.no");
      case Word(String word) -> Phrase.verbatim(word);
      case Tuple(List<Double> numbers) when numbers.size() == 1 ->
          Phrase.verbatim(text.apply(numbers.getFirst()));
      case Tuple(List<Double> numbers) ->
          Phrase.verbatim(
              numbers.stream().map(text::apply).collect(Collectors.joining(", ", "[", "]")));
      case Limits(OptionalDouble least, OptionalDouble most) -> {
        if (most.isEmpty()) {
          yield Phrase.of("expect.least", text.apply(least.orElseThrow()));
        }
        String upper = text.apply(most.getAsDouble());
        yield least.isEmpty()
            ? Phrase.of("expect.most", upper)
            : Phrase.of("expect.between", text.apply(least.getAsDouble()), upper);
      }
    };
  }
}
