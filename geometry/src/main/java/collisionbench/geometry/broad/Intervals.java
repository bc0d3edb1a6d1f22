package collisionbench.geometry.broad;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/// The intervals that many shapes cover along three axes, in flat arrays for speed.
final class Intervals {

  static final int AXES = 3;

  /// Several times the error of a product that underflows.
  private static final double LEAST = 16 * Double.MIN_VALUE;

  /// The most pairs to sort: 32 MiB.
  private static final int MOST_SORTED = 1 << 22;

  private final int count;
  private final int mostSorted;
  private final double[] least;
  private final double[] greatest;

  Intervals(int count) {
    this(count, MOST_SORTED);
  }

  /// @param mostSorted the most pairs to keep for sorting
  Intervals(int count, int mostSorted) {
    this.count = count;
    this.mostSorted = mostSorted;
    least = new double[AXES * count];
    greatest = new double[AXES * count];
  }

  /// Sets the intervals of a shape to its widened bounds.
  ///
  /// @param margin relative to the largest coordinate or `size`, whichever is greater
  void set(int index, Bounds3 bounds, double margin, double size) {
    double largest = Math.max(Math.max(bounds.min().largest(), bounds.max().largest()), size);
    Bounds3 wide = bounds.grownBy(margin * largest + LEAST);
    for (int axis = 0; axis < AXES; axis++) {
      least[AXES * index + axis] = coordinate(wide.min(), axis);
      greatest[AXES * index + axis] = coordinate(wide.max(), axis);
    }
  }

  static double coordinate(Vec3 v, int axis) {
    return axis == 0 ? v.x() : axis == 1 ? v.y() : v.z();
  }

  double least(int index, int axis) {
    return least[AXES * index + axis];
  }

  double greatest(int index, int axis) {
    return greatest[AXES * index + axis];
  }

  /// {@return whether two shapes' intervals overlap along every axis}
  boolean meet(int a, int b) {
    int i = AXES * a;
    int j = AXES * b;
    return least[i] <= greatest[j]
        && least[j] <= greatest[i]
        && least[i + 1] <= greatest[j + 1]
        && least[j + 1] <= greatest[i + 1]
        && least[i + 2] <= greatest[j + 2]
        && least[j + 2] <= greatest[i + 2];
  }

  /// Passes all pairs that [#meet] to the consumer, in the order of their lesser indices, then of
  /// the greater.
  ///
  /// Sweep and prune along one axis (Ericson, Real-Time Collision Detection, 7.5). If there are too
  /// many pairs to sort, all pairs are tested in index order instead, since pruning would save
  /// little.
  void forEachPair(PairConsumer consumer) {
    Optional<PairList> sorted = sortedPairs();
    if (sorted.isPresent()) {
      sorted.get().forEach(consumer);
      return;
    }
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        if (meet(i, j)) {
          consumer.accept(i, j);
        }
      }
    }
  }

  /// {@return all pairs that [#meet], sorted; empty if there are too many}
  private Optional<PairList> sortedPairs() {
    PairList pairs = new PairList(mostSorted);
    int axis = sparsestAxis();
    int[] order = byBeginning(IntStream.range(0, count).toArray(), axis);
    for (int at = 0; at < count; at++) {
      int a = order[at];
      double end = greatest(a, axis);
      for (int next = at + 1; next < count && least(order[next], axis) <= end; next++) {
        int b = order[next];
        if (meet(a, b) && !pairs.add(Math.min(a, b), Math.max(a, b))) {
          return Optional.empty();
        }
      }
    }
    pairs.sort();
    return Optional.of(pairs);
  }

  /// {@return the given indices, sorted by the lower end of their shapes along an axis}
  int[] byBeginning(int[] indices, int axis) {
    return Arrays.stream(indices)
        .boxed()
        .sorted(Comparator.comparingDouble(index -> least(index, axis)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /// {@return the axis along which the fewest pairs overlap}
  int sparsestAxis() {
    long[] meeting = IntStream.range(0, AXES).mapToLong(this::meetingAlong).toArray();
    int best = 0;
    for (int axis = 1; axis < AXES; axis++) {
      best = meeting[axis] < meeting[best] ? axis : best;
    }
    return best;
  }

  /// {@return the number of pairs whose intervals overlap along an axis}
  ///
  /// Each interval overlaps those that began before it and have not ended.
  private long meetingAlong(int axis) {
    double[] begins = sorted(index -> least(index, axis));
    double[] ends = sorted(index -> greatest(index, axis));
    long meeting = 0;
    int ended = 0;
    for (int begun = 0; begun < count; begun++) {
      while (ends[ended] < begins[begun]) {
        ended++;
      }
      meeting += begun - ended;
    }
    return meeting;
  }

  private double[] sorted(IntToDoubleFunction coordinate) {
    return IntStream.range(0, count).mapToDouble(coordinate).sorted().toArray();
  }
}
