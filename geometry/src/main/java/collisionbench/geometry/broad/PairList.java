package collisionbench.geometry.broad;

import java.util.Arrays;

/// Pairs of places, up to a number of them.
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

  /// Brings them into the order of the lesser places, then of the greater.
  void sort() {
    Arrays.sort(pairs, 0, count);
  }

  /// Hands on all of them.
  void forEach(PairConsumer consumer) {
    for (int at = 0; at < count; at++) {
      consumer.accept((int) (pairs[at] >> Integer.SIZE), (int) pairs[at]);
    }
  }
}
