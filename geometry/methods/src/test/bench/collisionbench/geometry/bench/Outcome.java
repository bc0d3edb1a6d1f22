package collisionbench.geometry.bench;

import java.util.List;

/// The outcome of one case for one competitor.
sealed interface Outcome {

  /// The library has no such shape, or not with these numbers.
  record Refused() implements Outcome {}

  /// The library threw.
  record Threw(Throwable how) implements Outcome {}

  /// A number, as of `Trial.value`.
  record Value(double value) implements Outcome {}

  /// {@return the outcome of a competitor that answers with a number}
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
