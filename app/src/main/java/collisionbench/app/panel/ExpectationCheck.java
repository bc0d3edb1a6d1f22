package collisionbench.app.panel;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import java.util.List;
import java.util.Optional;

/// What a scene expects of itself at time 0, and whether it is so.
///
/// @param findings the pairs that touch or are expected to, those that are not as expected first
public record ExpectationCheck(List<Finding> findings) {

  /// A pair that touches, or is expected to.
  record Finding(String a, String b, State state) {}

  /// How a pair is, and how it should be.
  enum State {
    /// Expected to touch, and apart.
    MISSING,
    /// Touching, which is not expected.
    UNEXPECTED,
    /// Touching, as expected.
    AS_EXPECTED
  }

  /// {@return how a scene is, by what it expects; empty if it expects nothing of itself}
  static Optional<ExpectationCheck> of(Evaluation evaluation) {
    return evaluation
        .scene()
        .expect()
        .map(expected ->
            new ExpectationCheck(
                evaluation.pairs().stream()
                    .map(pair -> finding(pair, expected))
                    .flatMap(Optional::stream)
                    .sorted((one, other) -> one.state().compareTo(other.state()))
                    .toList()));
  }

  private static Optional<Finding> finding(PairAnswer pair, Expectation expected) {
    String a = pair.a().id();
    String b = pair.b().id();
    if (expected.expects(a, b)) {
      State state = pair.touching() ? State.AS_EXPECTED : State.MISSING;
      return Optional.of(new Finding(a, b, state));
    }
    return pair.touching() ? Optional.of(new Finding(a, b, State.UNEXPECTED)) : Optional.empty();
  }

  /// {@return whether all is as expected}
  boolean holds() {
    return findings.stream().allMatch(finding -> finding.state() == State.AS_EXPECTED);
  }

  /// {@return the edit after which a scene expects just those contacts that it has at time 0}
  static Edit recorded(Scene scene) {
    return new Edit.Expect(Optional.of(present(Evaluation.of(scene))));
  }

  /// {@return the same, or the edit after which it expects nothing any more if it expects just that
  /// already}
  public static Edit toggled(Scene scene) {
    boolean holds = of(Evaluation.of(scene)).filter(ExpectationCheck::holds).isPresent();
    return holds ? new Edit.Expect(Optional.empty()) : recorded(scene);
  }

  private static Expectation present(Evaluation evaluation) {
    return new Expectation(
        evaluation.pairs().stream()
            .filter(PairAnswer::touching)
            .map(pair -> new Expectation.Pair(pair.a().id(), pair.b().id()))
            .toList());
  }
}
