package collisionbench.geometry.broad;

import java.util.Arrays;

/// A growing list of index pairs with a size limit.
final class PairList {

  private static final int FIRST_SIZE = 64;

  private final int most;
  private long[] pairs;
  private int count;

  PairList(int most) {
    this.most = most;
    pairs = new long[Math.min(FIRST_SIZE, most)];
  }

  /// {@return whether there was room for the pair}
  ///
  /// @param i less than `j`
  boolean add(int i, int j) {
    if (count == most) {
      return false;
    }
    if (count == pairs.length) {
      pairs = Arrays.copyOf(pairs, Math.min(2 * count, most));
    }
    pairs[count++] = (long) i << Integer.SIZE | j;
    return true;
  }

  /// Sorts by the lesser index, then by the greater.
  void sort() {
    Arrays.sort(pairs, 0, count);
  }

  /// Passes all pairs to the consumer.
  void forEach(PairConsumer consumer) {
    for (int at = 0; at < count; at++) {
      consumer.accept((int) (pairs[at] >> Integer.SIZE), (int) pairs[at]);
    }
  }
}
