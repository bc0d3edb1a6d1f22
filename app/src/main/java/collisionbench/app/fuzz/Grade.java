package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Precision;

/// What became of a yes or no: each input falls into exactly one of these. Wrong is what the exact
/// answer about closed shapes is not, whatever the method's own convention; the three kinds of
/// wrong separate convention and rounding from error.
public enum Grade {
  /// The exact answer, or no yes or no that could be wrong.
  RIGHT,
  /// Wrong about shapes that just touch, where open and closed shapes differ.
  AT_TOUCH,
  /// Wrong no further from touching than rounding and, for a yes, the method's margin explain.
  WITHIN_MARGIN,
  /// Wrong further from touching than that.
  CLEAR,
  /// The method refused the input or did not decide.
  UNDECIDED,
  /// The method threw.
  THREW,
  /// The method's process ended.
  DIED,
  /// The method did not answer in time.
  TIMED_OUT,
  /// The answer is malformed or unsteady, is no number or says nothing.
  INVALID,
  /// The judge gave no answer.
  UNJUDGED;

  private static final double LIMIT = 1e-9;
  private static final double LIMIT_IN_FLOATS = 1e-4;

  /// {@return the largest part of the size of an input that may be rounding}
  static double limit(Precision precision) {
    return precision.isFloat() ? LIMIT_IN_FLOATS : LIMIT;
  }

  /// {@return the grade of an answer}
  ///
  /// @param theirs the judge's answer
  static Grade of(Method method, Answer ours, Answer theirs, ShapePair shapes) {
    return switch (ours) {
      case Answer.Undecided _ -> UNDECIDED;
      case Answer.Failed(MethodFailure failure) -> of(failure);
      case Answer.Decided our when !our.isFinite() || our.equals(Answer.nothing()) -> INVALID;
      case Answer.Decided our
          when theirs instanceof Answer.Decided their && their.overlap().isPresent() ->
          our.overlap().isEmpty() || our.overlap().equals(their.overlap())
              ? RIGHT
              : ofWrong(our.overlap().get(), their, method, shapes);
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
      boolean touch, Answer.Decided right, Method method, ShapePair shapes) {
    double distance = right.distance().orElse(Double.NaN);
    if (distance == 0 && !touch) {
      return AT_TOUCH;
    }
    double beyond = touch ? distance - method.convention().margin() : -distance;
    return shapes.relative(beyond) <= limit(method.precision()) ? WITHIN_MARGIN : CLEAR;
  }

  /// {@return whether the method gave no usable answer, and did not refuse the input either}
  boolean isFailure() {
    return this == THREW || this == DIED || this == TIMED_OUT || this == INVALID;
  }

  /// {@return whether it is a yes or no that is not the exact one}
  public boolean isWrong() {
    return this == AT_TOUCH || this == WITHIN_MARGIN || this == CLEAR;
  }
}
