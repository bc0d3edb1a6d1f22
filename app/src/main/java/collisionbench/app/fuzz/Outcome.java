package collisionbench.app.fuzz;

import collisionbench.app.comparison.Form;
import collisionbench.app.comparison.Weight;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The outcome of one case.
///
/// @param form the form of the input
/// @param mistakes the mistakes of the method's answer, in their order; empty if it is right
/// @param refusal why the method does not decide, without numbers specific to the input; empty if
///   it decides
/// @param failure how the method failed; empty if it gave a usable answer or declined
/// @param decided whether both the method and the judge decided
/// @param touching the judge's yes or no; empty if it does not decide
/// @param distanceError the difference of the signed distances relative to the size of the input;
///   empty if the method or the judge has none
public record Outcome(
    Form form,
    List<Mistake> mistakes,
    Optional<String> refusal,
    Optional<Failure> failure,
    boolean decided,
    Optional<Boolean> touching,
    OptionalDouble distanceError) {

  /// The refusal of a method that failed too often and is no longer asked.
  static final String UNASKED = "no longer asked after too many failures";

  /// A simpler input must show at least this fraction of an error.
  private static final double SAME = 0.01;

  public Outcome {
    mistakes = List.copyOf(mistakes);
  }

  /// {@return whether the method was asked}
  public boolean isAsked() {
    return !refusal.equals(Optional.of(UNASKED));
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
  public Optional<Mistake> heaviest() {
    return mistakes.stream().findFirst();
  }

  /// {@return whether the answer has a mistake of a weight or a heavier one}
  boolean isWrong(Weight least) {
    return heaviest().map(mistake -> mistake.weight().isAtLeast(least)).orElse(false);
  }
}
