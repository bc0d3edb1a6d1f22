package collisionbench.geometry.bench;

import java.util.List;

/// What came of asking someone about one case.
sealed interface Outcome {

  /// There is no such shape in that library, or not with these numbers.
  record Refused() implements Outcome {}

  /// It broke down.
  record Threw(Throwable how) implements Outcome {}

  /// A number, as of `Trial.value`.
  record Value(double value) implements Outcome {}

  /// {@return what one who answers with a number makes of a case}
  static Outcome of(Answer answer, Case<?> shapes) {
    Trial trial;
    try {
      trial = answer.on(List.of(shapes));
    } catch (RuntimeException refusal) {
      return new Refused();
    }
    try {
      return new Value(trial.value(0));
    } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
      return new Threw(thrown);
    }
  }
}
