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

/// What came of one case.
///
/// @param faults everything wrong with the method's answer; none if it is right
/// @param grade what became of the yes or no
/// @param refusal why the method does not decide, without numbers of its own; empty if it does
/// @param decided whether both the method and the judge said yes or no
/// @param touching whether the judge says that the shapes touch; empty if it does not decide
/// @param depth how far from touching the judge has them, either way, over the size of the input; 0
///   where it does not say
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

  /// {@return whether a fault is a yes or no that is wrong by more than rounding explains}
  boolean isClear(Fault fault) {
    return grade == Grade.CLEAR && (fault == Fault.WRONG_YES || fault == Fault.WRONG_NO);
  }

  /// How far the method's answer is from the judge's, over the size of the input.
  ///
  /// @param distance of the signed distances; empty if one of the two has none
  /// @param crossing of the crossings, infinite for another kind; empty if one of the two has none
  /// @param sweep of the times, as lengths of the way; empty if one of the two has none
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
