package collisionbench.app.fuzz;

import collisionbench.app.text.KebabCase;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.MethodFailure;
import java.util.Optional;

/// How a method can fail to give a usable answer without declining the input.
public enum Failure {
  THREW,
  /// The process ended.
  DIED,
  TIMED_OUT,
  /// The line of the answer cannot be read.
  MALFORMED,
  /// The same question got two answers.
  NOT_REPRODUCIBLE,
  /// NaN or infinity.
  NOT_A_NUMBER,
  /// The answer has no member.
  EMPTY;

  /// {@return how an answer fails; empty if it is usable, or the method declined or was not asked}
  static Optional<Failure> of(Answer answer) {
    return switch (answer) {
      case Answer.Undecided _ -> Optional.empty();
      case Answer.Failed(MethodFailure.GivenUp _) -> Optional.empty();
      case Answer.Failed(MethodFailure failure) -> Optional.of(of(failure));
      case Answer.Decided decided when !decided.isFinite() -> Optional.of(NOT_A_NUMBER);
      case Answer.Decided decided ->
          decided.equals(Answer.nothing()) ? Optional.of(EMPTY) : Optional.empty();
    };
  }

  private static Failure of(MethodFailure failure) {
    return switch (failure) {
      case MethodFailure.Threw _ -> THREW;
      case MethodFailure.Died _ -> DIED;
      case MethodFailure.TimedOut _, MethodFailure.NotFlushed _ -> TIMED_OUT;
      case MethodFailure.Malformed _ -> MALFORMED;
      case MethodFailure.Unsteady _ -> NOT_REPRODUCIBLE;
      case MethodFailure.GivenUp(MethodFailure last) -> of(last);
    };
  }

  /// {@return whether each repetition costs a process or a wait}
  public boolean isCostly() {
    return this == DIED || this == TIMED_OUT;
  }

  /// {@return its name in files}
  public String word() {
    return KebabCase.of(this);
  }
}
