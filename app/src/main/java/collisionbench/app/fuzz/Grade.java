package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Precision;

/// The grade of an answer; every input gets exactly one. A yes or no is wrong if it differs from
/// the exact answer about closed shapes, whatever the method's own convention. The three kinds of
/// wrong separate convention and rounding from error.
public enum Grade {
  /// The exact answer, or an answer without a yes or no.
  RIGHT,
  /// Wrong about shapes that just touch, where open and closed shapes differ.
  AT_TOUCH,
  /// Wrong, but as close to touching as rounding and, for a yes, the method's margin explain.
  WITHIN_MARGIN,
  /// Wrong, and further from touching.
  CLEAR,
  /// The method declined the input or did not decide.
  UNDECIDED,
  /// The method threw.
  THREW,
  /// The method's process ended.
  DIED,
  /// The method did not answer in time.
  TIMED_OUT,
  /// The answer is malformed, empty, NaN, infinite, or not reproducible.
  INVALID,
  /// The judge gave no answer.
  UNJUDGED;

  private static final double LIMIT = 1e-9;
  private static final double LIMIT_IN_FLOATS = 1e-4;

  /// {@return the largest error, relative to the size of the input, that counts as rounding}
  static double limit(Precision precision) {
    return precision.isFloat() ? LIMIT_IN_FLOATS : LIMIT;
  }

  /// {@return the grade of an answer}
  ///
  /// @param reference the judge's answer
  static Grade of(Method method, Answer answer, Answer reference, ShapePair shapes) {
    return switch (answer) {
      case Answer.Undecided _ -> UNDECIDED;
      case Answer.Failed(MethodFailure failure) -> of(failure);
      case Answer.Decided decided when !decided.isFinite() || decided.equals(Answer.nothing()) ->
          INVALID;
      case Answer.Decided decided
          when reference instanceof Answer.Decided exact && exact.overlap().isPresent() ->
          decided.overlap().isEmpty() || decided.overlap().equals(exact.overlap())
              ? RIGHT
              : ofWrong(decided.overlap().get(), exact, method, shapes);
      case Answer.Decided _ -> UNJUDGED;
    };
  }

  private static Grade of(MethodFailure failure) {
    return switch (failure) {
      case MethodFailure.Threw _ -> THREW;
      case MethodFailure.Died _ -> DIED;
      case MethodFailure.TimedOut _, MethodFailure.NotFlushed _ -> TIMED_OUT;
      case MethodFailure.Malformed _, MethodFailure.Unsteady _ -> INVALID;
      case MethodFailure.GivenUp(MethodFailure last) -> of(last);
    };
  }

  private static Grade ofWrong(
      boolean touch, Answer.Decided exact, Method method, ShapePair shapes) {
    double distance = exact.distance().orElse(Double.NaN);
    if (distance == 0 && !touch) {
      return AT_TOUCH;
    }
    double beyond = touch ? distance - method.convention().margin() : -distance;
    return shapes.relative(beyond) <= limit(method.precision()) ? WITHIN_MARGIN : CLEAR;
  }

  /// {@return whether the method gave no usable answer and did not decline the input}
  boolean isFailure() {
    return this == THREW || this == DIED || this == TIMED_OUT || this == INVALID;
  }

  /// {@return whether the yes or no differs from the exact one}
  public boolean isWrong() {
    return this == AT_TOUCH || this == WITHIN_MARGIN || this == CLEAR;
  }
}
