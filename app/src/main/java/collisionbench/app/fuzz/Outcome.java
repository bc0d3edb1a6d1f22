package collisionbench.app.fuzz;

import collisionbench.app.comparison.Differences;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The outcome of one case.
///
/// @param faults the faults of the method's answer; empty if it is right
/// @param grade the grade of the yes or no
/// @param refusal why the method does not decide, without numbers specific to the input; empty if
///   it decides
/// @param decided whether both the method and the judge decided
/// @param touching the judge's yes or no; empty if it does not decide
/// @param depth the judge's unsigned distance relative to the size of the input; 0 if it gives none
public record Outcome(
    Set<Fault> faults,
    Grade grade,
    Optional<String> refusal,
    boolean decided,
    Optional<Boolean> touching,
    double depth,
    Errors errors) {

  public Outcome {
    EnumSet<Fault> ordered = EnumSet.noneOf(Fault.class);
    ordered.addAll(faults);
    faults = Collections.unmodifiableSet(ordered);
  }

  /// {@return whether a fault is a wrong yes or no that rounding cannot explain}
  boolean isClear(Fault fault) {
    return grade == Grade.CLEAR && (fault == Fault.WRONG_YES || fault == Fault.WRONG_NO);
  }

  /// The differences between the method's answer and the judge's, relative to the size of the
  /// input.
  ///
  /// @param distance that of the signed distances; empty if either has none
  /// @param crossing that of the crossings, infinite if their kinds differ; empty if either has
  ///   none
  /// @param sweep that of the times, as path lengths; empty if either has none
  public record Errors(OptionalDouble distance, OptionalDouble crossing, OptionalDouble sweep) {

    static final Errors NONE =
        new Errors(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());

    static Errors between(
        Answer.Decided ours, Answer.Decided theirs, Question question, ShapePair shapes) {
      return new Errors(
          relative(Differences.ofDistance(ours, theirs), shapes),
          relative(Differences.ofCrossing(question, ours, theirs), shapes),
          relative(Differences.ofSweep(question, ours, theirs), shapes));
    }

    private static OptionalDouble relative(OptionalDouble error, ShapePair shapes) {
      return error.isPresent()
          ? OptionalDouble.of(shapes.relative(error.getAsDouble()))
          : OptionalDouble.empty();
    }
  }
}
