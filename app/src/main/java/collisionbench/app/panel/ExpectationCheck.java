package collisionbench.app.panel;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
                Stream.concat(missing(evaluation, expected), present(evaluation, expected))
                    .sorted((one, other) -> one.state().compareTo(other.state()))
                    .toList()));
  }

  private static Stream<Finding> missing(Evaluation evaluation, Expectation expected) {
    Expectation there = present(evaluation);
    List<String> order = evaluation.scene().bodies().stream().map(Body::id).toList();
    return expected.contacts().stream()
        .filter(pair -> !there.expects(pair.a(), pair.b()))
        .map(pair ->
            order.indexOf(pair.a()) < order.indexOf(pair.b())
                ? new Finding(pair.a(), pair.b(), State.MISSING)
                : new Finding(pair.b(), pair.a(), State.MISSING));
  }

  private static Stream<Finding> present(Evaluation evaluation, Expectation expected) {
    return evaluation.contacts().stream()
        .map(pair -> {
          String a = pair.a().id();
          String b = pair.b().id();
          State state = expected.expects(a, b) ? State.AS_EXPECTED : State.UNEXPECTED;
          return new Finding(a, b, state);
        });
  }

  /// {@return whether all is as expected}
  boolean holds() {
    return findings.stream().allMatch(finding -> finding.state() == State.AS_EXPECTED);
  }

  /// {@return what it is called to expect the contacts: while others than those at time 0 are
  /// shown, it says which are meant}
  public static String invitation(Evaluation shown) {
    return Texts.get(shown.time() == 0 ? "expect.record" : "expect.record-start");
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
        evaluation.contacts().stream()
            .map(pair -> new Expectation.Pair(pair.a().id(), pair.b().id()))
            .toList());
  }
}
