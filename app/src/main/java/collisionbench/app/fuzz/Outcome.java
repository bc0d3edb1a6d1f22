package collisionbench.app.fuzz;

import collisionbench.app.comparison.Differences;
import collisionbench.app.comparison.Form;
import collisionbench.app.comparison.Weight;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The outcome of one case.
///
/// @param form the form of the input
/// @param mistakes the mistakes of the method's answer, in their order; empty if it is right
/// @param grade the grade of the yes or no
/// @param refusal why the method does not decide, without numbers specific to the input; empty if
///   it decides
/// @param decided whether both the method and the judge decided
/// @param touching the judge's yes or no; empty if it does not decide
/// @param depth the judge's unsigned distance relative to the size of the input; 0 if it gives none
public record Outcome(
    Form form,
    List<Mistake> mistakes,
    Grade grade,
    Optional<String> refusal,
    boolean decided,
    Optional<Boolean> touching,
    double depth,
    Errors errors) {

  /// A simpler input must show at least this fraction of an error.
  private static final double SAME = 0.01;

  public Outcome {
    mistakes = List.copyOf(mistakes);
  }

  /// {@return the faults of the method's answer}
  public Set<Fault> faults() {
    EnumSet<Fault> faults = EnumSet.noneOf(Fault.class);
    mistakes.forEach(mistake -> faults.add(mistake.fault()));
    return faults;
  }

  /// {@return whether the answer has this mistake, about as large}
  boolean shows(Mistake mistake) {
    return mistakes.stream()
        .anyMatch(own ->
            own.fault() == mistake.fault()
                && own.weight() == mistake.weight()
                && (own.error() >= SAME * mistake.error() || Double.isNaN(mistake.error())));
  }

  /// {@return the mistake that stands for the answer; empty if it is right}
  Optional<Mistake> heaviest() {
    return mistakes.stream().findFirst();
  }

  /// {@return whether the answer has a mistake of a weight or a heavier one}
  boolean isWrong(Weight least) {
    return heaviest().map(mistake -> mistake.weight().isAtLeast(least)).orElse(false);
  }

  /// The differences between the method's answer and the judge's, in the unit of the shapes or
  /// relative to the size of the input.
  ///
  /// @param distance that of the signed distances; empty if either has none
  /// @param crossing that of the crossings, infinite if their kinds differ; empty if either has
  ///   none
  /// @param sweep that of the times, as path lengths; empty if either has none
  public record Errors(OptionalDouble distance, OptionalDouble crossing, OptionalDouble sweep) {

    static final Errors NONE =
        new Errors(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());

    /// {@return the differences in the unit of the shapes}
    static Errors between(Answer.Decided ours, Answer.Decided theirs, Question question) {
      return new Errors(
          Differences.ofDistance(ours, theirs),
          Differences.ofCrossing(question, ours, theirs),
          Differences.ofSweep(question, ours, theirs));
    }

    /// {@return these differences relative to the size of the shapes}
    Errors relativeTo(ShapePair shapes) {
      return new Errors(
          relative(distance, shapes), relative(crossing, shapes), relative(sweep, shapes));
    }

    private static OptionalDouble relative(OptionalDouble error, ShapePair shapes) {
      return error.isPresent()
          ? OptionalDouble.of(shapes.relative(error.getAsDouble()))
          : OptionalDouble.empty();
    }
  }
}
