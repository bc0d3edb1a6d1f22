package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Expectation;
import collisionbench.app.text.Numbers;
import java.util.List;

/// Where a scene is not what it says of itself.
final class Violations {

  private Violations() {}

  /// {@return a sentence for every pair; none if the scene expects nothing}
  static List<String> of(Evaluation evaluation) {
    return evaluation
        .scene()
        .expect()
        .map(expect -> of(evaluation.pairs(), expect))
        .orElse(List.of());
  }

  private static List<String> of(List<PairAnswer> pairs, Expectation expect) {
    return pairs.stream()
        .filter(pair -> pair.touching() != expect.expects(pair.a().id(), pair.b().id()))
        .map(Violations::sentence)
        .toList();
  }

  private static String sentence(PairAnswer pair) {
    String names = pair.a().id() + " and " + pair.b().id();
    return pair.touching()
        ? names + " touch, which is not expected"
        : names
            + " were expected to touch, and are apart by "
            + Numbers.of(pair.separation().distance());
  }
}
