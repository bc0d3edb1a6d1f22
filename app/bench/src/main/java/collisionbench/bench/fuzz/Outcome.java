package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.text.KebabCase;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.MethodFailure;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The outcome of one case.
///
/// @param difficulty the difficulty of the input
/// @param mistakes the mistakes of the method's answer, in their order; empty if it is right
/// @param ours the method's answer
/// @param reference the judge's answer
/// @param distanceError the difference of the signed distances relative to the size of the input;
///   empty if the method or the judge has none
public record Outcome(
    Difficulty difficulty,
    List<Mistake> mistakes,
    Answer ours,
    Answer reference,
    OptionalDouble distanceError) {

  /// A simpler input must show at least this fraction of an error.
  private static final double SAME = 0.01;

  public Outcome {
    mistakes = List.copyOf(mistakes);
  }

  /// {@return whether the method was asked: one that failed too often is given up}
  public boolean isAsked() {
    return !(ours instanceof Answer.Failed(MethodFailure.GivenUp _));
  }

  /// {@return why the method does not decide, as a text that is equal for all inputs with that
  /// reason; empty if it decides or fails}
  public Optional<String> refusal() {
    return switch (ours) {
      case Answer.Undecided(Indecision.WithinError _) ->
          Optional.of("the distance is within rounding of 0");
      case Answer.Undecided(Indecision reason) -> Optional.of(reason.message());
      case Answer.Failed _ when !isAsked() ->
          Optional.of("no longer asked after too many failures");
      default -> Optional.empty();
    };
  }

  /// {@return how the method failed; empty if it gave a usable answer or declined}
  public Optional<Failure> failure() {
    return Failure.of(ours);
  }

  /// {@return whether both the method and the judge decided}
  boolean isDecided() {
    return ours instanceof Answer.Decided && reference instanceof Answer.Decided;
  }

  /// {@return the judge's yes or no; empty if it does not decide}
  Optional<Boolean> touching() {
    return reference.decided().overlap();
  }

  public Set<Fault> faults() {
    EnumSet<Fault> faults = EnumSet.noneOf(Fault.class);
    mistakes.forEach(mistake -> faults.add(mistake.fault()));
    return faults;
  }

  /// {@return whether the answer has this mistake, about as large}
  public boolean shows(Mistake mistake) {
    return mistakes.stream()
        .anyMatch(own ->
            own.fault() == mistake.fault()
                && own.weight() == mistake.weight()
                && (own.error() >= SAME * mistake.error() || Double.isNaN(mistake.error())));
  }

  /// {@return the mistake that stands for the answer; empty if it is right}
  public Optional<Mistake> heaviest() {
    return mistakes.stream().findFirst();
  }

  /// {@return whether the answer has a mistake of a weight or a heavier one}
  boolean isWrong(Weight least) {
    return heaviest().map(mistake -> mistake.weight().isAtLeast(least)).orElse(false);
  }

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

    /// {@return how an answer fails; empty if it is usable, or the method declined or was not
    /// asked}
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
}
