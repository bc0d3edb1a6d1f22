package collisionbench.app.session;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Texts;

/// The distance or depth of a pair as text. Whether it touches is known exactly, so a number that
/// is only rounding error is replaced by a word.
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

  /// {@return whether the distance is 0 up to rounding}
  public static boolean isNothing(PairAnswer pair) {
    return Numbers.isNothing(pair.separation().distance(), pair.size());
  }
}
