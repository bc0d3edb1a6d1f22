package collisionbench.app.viewport;

import collisionbench.app.session.GapWords;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.text.Texts;
import java.util.Set;

/// Describes the view for screen readers.
final class PictureInWords {

  private PictureInWords() {}

  /// {@return the number of bodies, and whether the closest pair (of the selection, or of all)
  /// touches, with its distance or depth}
  static String of(Evaluation evaluation, Set<String> selected) {
    String bodies = bodies(evaluation.scene().bodies().size());
    return evaluation
        .closest(selected)
        .map(pair -> Texts.get("spoken.pair", bodies, words(pair), GapWords.of(pair)))
        .orElse(bodies);
  }

  private static String bodies(int count) {
    return switch (count) {
      case 0 -> Texts.get("spoken.none");
      case 1 -> Texts.get("spoken.one");
      default -> Texts.get("spoken.bodies", count);
    };
  }

  private static String words(PairAnswer pair) {
    String key = pair.touching() ? "status.touching" : "status.apart";
    return Texts.get(key, pair.a().id(), pair.b().id());
  }
}
