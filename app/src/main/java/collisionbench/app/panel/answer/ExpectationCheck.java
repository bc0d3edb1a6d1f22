package collisionbench.app.panel.answer;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Texts;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The expected contacts of a scene at time 0, compared with the actual ones.
///
/// @param findings the pairs that touch or are expected to; unexpected ones first
public record ExpectationCheck(List<Finding> findings) {

  /// A pair that touches, or is expected to.
  record Finding(String a, String b, State state) {}

  /// The state of a pair, compared with the expected one.
  enum State {
    /// Expected to touch, but apart.
    MISSING,
    /// Touching, but not expected to.
    UNEXPECTED,
    /// Touching, as expected.
    AS_EXPECTED
  }

  /// {@return the comparison; empty if the scene expects nothing}
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
    Set<Set<String>> there = pairs(present(evaluation));
    Map<String, Integer> order = new HashMap<>();
    evaluation.scene().bodies().forEach(body -> order.put(body.id(), order.size()));
    Comparator<String> inOrder = Comparator.comparing(order::get);
    return expected.contacts().stream()
        .filter(pair -> !there.contains(Set.of(pair.a(), pair.b())))
        .map(pair ->
            inOrder.compare(pair.a(), pair.b()) < 0
                ? new Finding(pair.a(), pair.b(), State.MISSING)
                : new Finding(pair.b(), pair.a(), State.MISSING));
  }

  private static Stream<Finding> present(Evaluation evaluation, Expectation expected) {
    Set<Set<String>> wanted = pairs(expected);
    return present(evaluation).contacts().stream()
        .map(pair ->
            new Finding(
                pair.a(),
                pair.b(),
                wanted.contains(Set.of(pair.a(), pair.b()))
                    ? State.AS_EXPECTED
                    : State.UNEXPECTED));
  }

  /// {@return the pairs in either order, to be found at once: they may be thousands}
  private static Set<Set<String>> pairs(Expectation expectation) {
    return expectation.contacts().stream()
        .map(pair -> Set.of(pair.a(), pair.b()))
        .collect(Collectors.toSet());
  }

  boolean holds() {
    return wrong() == 0;
  }

  long wrong() {
    return findings.stream().filter(finding -> finding.state() != State.AS_EXPECTED).count();
  }

  /// {@return the title of the action that records the contacts; while another time is shown, it
  /// names time 0}
  public static String invitation(Evaluation shown) {
    return Texts.get(shown.time() == 0 ? "expect.record" : "expect.record-start");
  }

  /// {@return the edit after which a scene expects just those contacts that it has at time 0}
  public static Edit recorded(Scene scene) {
    return new Edit.Expect(Optional.of(present(Evaluation.of(scene))));
  }

  /// {@return the edit after which a scene expects nothing of its contacts}
  public static Edit forgotten() {
    return new Edit.Expect(Optional.empty());
  }

  private static Expectation present(Evaluation evaluation) {
    return new Expectation(
        evaluation.contacts().stream()
            .map(pair -> new Expectation.Pair(pair.a().id(), pair.b().id()))
            .toList());
  }
}
