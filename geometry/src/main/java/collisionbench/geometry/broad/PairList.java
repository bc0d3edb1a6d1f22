package collisionbench.geometry.broad;

import java.util.Arrays;

/// A growing list of index pairs, up to a limit.
final class PairList {

  private static final int FIRST_SIZE = 64;

  /// The most pairs: 32 MB.
  static final int MOST = 1 << 22;

  private long[] pairs = new long[FIRST_SIZE];
  private int count;

  /// Adds a pair, unless the list is full.
  void add(int i, int j) {
    if (count < MOST) {
      if (count == pairs.length) {
        pairs = Arrays.copyOf(pairs, 2 * count);
      }
      // Packed so that the order of the numbers is that of the pairs.
      pairs[count++] = (long) Math.min(i, j) << Integer.SIZE | Math.max(i, j);
    }
  }

  boolean isFull() {
    return count == MOST;
  }

  void clear() {
    count = 0;
  }

  /// Passes all pairs to the consumer, ordered by the lesser index, then by the greater, and clears
  /// the list.
  void passSorted(PairConsumer consumer) {
    Arrays.sort(pairs, 0, count);
    for (int at = 0; at < count; at++) {
      consumer.accept((int) (pairs[at] >> Integer.SIZE), (int) pairs[at]);
    }
    clear();
  }
}
