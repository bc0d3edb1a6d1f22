package collisionbench.geometry.broad;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/// From where to where each of many shapes extends along three axes.
///
/// In flat arrays, as all that is asked of them is compared some millions of times a second.
final class Intervals {

  static final int AXES = 3;

  /// What rounding may leave of a product that is smaller than all doubles, several times over.
  private static final double LEAST = 16 * Double.MIN_VALUE;

  /// How many pairs are sorted at most: 32 MiB of them.
  private static final int MOST_SORTED = 1 << 22;

  private final int count;
  private final int mostSorted;
  private final double[] least;
  private final double[] greatest;

  Intervals(int count) {
    this(count, MOST_SORTED);
  }

  /// @param mostSorted how many pairs are kept to be sorted at most
  Intervals(int count, int mostSorted) {
    this.count = count;
    this.mostSorted = mostSorted;
    least = new double[AXES * count];
    greatest = new double[AXES * count];
  }

  /// Sets those of a shape to bounds that are widened.
  ///
  /// @param margin by which part of the largest number, which is at least `size`
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

  /// {@return whether two shapes' intervals meet along every axis}
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

  /// Hands on all pairs that [#meet], in the order of their lesser places, then of the greater.
  ///
  /// Shapes are gone through in the order in which they begin along one axis, and each is held
  /// against those that begin before it ends (sweep and prune; Ericson, Real-Time Collision
  /// Detection, 7.5). A crowd with too many pairs to sort is gone through in the order of its
  /// places instead: hardly fewer pairs would be held against each other.
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

  /// {@return all pairs that [#meet] in their order; nothing if they are too many}
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

  /// {@return some of the places in the order in which their shapes begin along an axis}
  int[] byBeginning(int[] indices, int axis) {
    return Arrays.stream(indices)
        .boxed()
        .sorted(Comparator.comparingDouble(index -> least(index, axis)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /// {@return the axis along which fewest pairs meet}
  int sparsestAxis() {
    long[] meeting = IntStream.range(0, AXES).mapToLong(this::meetingAlong).toArray();
    int best = 0;
    for (int axis = 1; axis < AXES; axis++) {
      best = meeting[axis] < meeting[best] ? axis : best;
    }
    return best;
  }

  /// {@return how many pairs' intervals meet along an axis}
  ///
  /// Each that begins meets those that began before it and have not ended.
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
