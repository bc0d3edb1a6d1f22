package collisionbench.app.evaluation;

import collisionbench.geometry.broad.BoundsList;
import collisionbench.geometry.broad.PairConsumer;
import java.util.stream.IntStream;

/// Finds pairs that may touch and have a changed body.
final class ChangedPairs {

  /// Up to this many changed bodies are compared with all others directly.
  private static final int FEW = 16;

  private ChangedPairs() {}

  /// Passes each such pair on. A few changed bodies are compared with all others; for more, the
  /// broad phase runs.
  ///
  /// @param kept which bodies are unchanged
  static void forEach(BoundsList extents, boolean[] kept, PairConsumer consumer) {
    int[] changed = IntStream.range(0, kept.length).filter(i -> !kept[i]).toArray();
    if (changed.length <= FEW) {
      for (int i : changed) {
        IntStream.range(0, kept.length)
            .filter(j -> (kept[j] || i < j) && extents.mayTouch(i, j))
            .forEach(j -> consumer.accept(Math.min(i, j), Math.max(i, j)));
      }
    } else {
      extents.forEachPair((i, j) -> {
        if (!kept[i] || !kept[j]) {
          consumer.accept(i, j);
        }
      });
    }
  }
}
