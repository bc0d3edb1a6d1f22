package collisionbench.bench.folder;

import collisionbench.bench.evaluation.ExpectationCheck;
import java.util.Optional;

/// What came of the answers about a scene.
///
/// @param by the name of the method that answered; empty for the bench
/// @param expectation the comparison with what the scene expects; empty if it expects nothing
/// @param judgement the comparison with a reference method; empty if there is none
public record Checked(
    Optional<String> by, Optional<ExpectationCheck> expectation, Optional<Judgement> judgement) {

  /// Nothing was compared.
  public static final Checked NOTHING = ofBench(Optional.empty());

  /// {@return the comparison of the bench's own answers with what a scene expects}
  public static Checked ofBench(Optional<ExpectationCheck> expectation) {
    return new Checked(Optional.empty(), expectation, Optional.empty());
  }

  /// {@return whether nothing was expected, neither by the scene nor by a reference method}
  boolean isOfNothing() {
    return expectation.isEmpty() && judgement.isEmpty();
  }

  /// {@return whether all answers are as expected}
  boolean holds() {
    return expectation.map(ExpectationCheck::holds).orElse(true)
        && judgement.map(Judgement::holds).orElse(true);
  }
}
