package collisionbench.app.session;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Texts;

/// How far apart or how deep in one another two bodies are, as people read it. Whether they touch
/// is known exactly; a number that is only rounding would say less than a word.
public final class GapWords {

  private GapWords() {}

  /// {@return `depth 0.5`, `touching`, `just apart` or `distance 2`}
  public static String of(PairAnswer pair) {
    double distance = pair.separation().distance();
    boolean nothing = isNothing(pair);
    if (pair.touching()) {
      return nothing ? Texts.get("gap.touching") : Texts.get("gap.depth", Numbers.of(-distance));
    }
    return nothing ? Texts.get("gap.apart") : Texts.get("gap.distance", Numbers.of(distance));
  }

  /// {@return whether two bodies are neither apart nor deep in one another, but for rounding}
  public static boolean isNothing(PairAnswer pair) {
    return Numbers.isNothing(pair.separation().distance(), pair.size());
  }
}
