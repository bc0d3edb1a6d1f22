package collisionbench.app.session;

import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;

/// The distance or depth of a pair as text, or why there is no pair. Whether it touches is known
/// exactly, so a number that is only rounding error is replaced by a word.
public final class GapWords {

  private static final int PAIR = 2;

  private GapWords() {}

  /// {@return `depth 0.5`, `touching`, `just apart` or `distance 2`}
  public static String of(PairAnswer pair) {
    return of(pair.separation().distance(), pair.size(), pair.touching());
  }

  /// {@return the same for a distance}
  ///
  /// @param size the size relative to which it is rounded
  /// @param touching whether the two touch
  public static String of(double distance, double size, boolean touching) {
    if (Numbers.isNothing(distance, size)) {
      return Texts.get(touching ? "gap.touching" : "gap.apart");
    }
    return Texts.get(distance < 0 ? "gap.depth" : "gap.distance", Numbers.of(Math.abs(distance)));
  }

  /// {@return whether the distance is 0 up to rounding}
  public static boolean isNothing(PairAnswer pair) {
    return Numbers.isNothing(pair.separation().distance(), pair.size());
  }

  /// {@return what is missing: bodies, or two of them that are not of one group}
  public static String noPair(Scene scene) {
    int missing = PAIR - scene.bodies().size();
    return missing > 0 ? Texts.get("answer.too-few", missing) : Texts.get("answer.none");
  }
}
