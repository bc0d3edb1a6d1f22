package collisionbench.app.evaluation;

import collisionbench.geometry.broad.Extents;
import collisionbench.geometry.broad.PairTaker;
import java.util.stream.IntStream;

/// The pairs that may touch and of which a body has changed.
final class ChangedPairs {

  /// Up to so many changed bodies are compared with all others one by one.
  private static final int FEW = 16;

  private ChangedPairs() {}

  /// Hands on each such pair. A few changed bodies are compared with all others; of many, near
  /// pairs are found first.
  ///
  /// @param kept which bodies have not changed
  static void forEach(Extents extents, boolean[] kept, PairTaker taker) {
    int[] changed = IntStream.range(0, kept.length).filter(i -> !kept[i]).toArray();
    if (changed.length <= FEW) {
      for (int i : changed) {
        IntStream.range(0, kept.length)
            .filter(j -> (kept[j] || i < j) && extents.mayTouch(i, j))
            .forEach(j -> taker.take(Math.min(i, j), Math.max(i, j)));
      }
    } else {
      extents.forEachPair((i, j) -> {
        if (!kept[i] || !kept[j]) {
          taker.take(i, j);
        }
      });
    }
  }
}
