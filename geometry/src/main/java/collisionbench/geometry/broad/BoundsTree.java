package collisionbench.geometry.broad;

import collisionbench.geometry.space.Bounds3;
import java.util.function.BiPredicate;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/// A tree over the bounds of many shapes. (Ericson, Real-Time Collision Detection, 6.2.)
///
/// Each node halves its shapes at the median of their centers, along the axis on which these are
/// spread the most. So the tree is balanced whatever the shapes, and one that is far from all
/// others, or much larger, costs only its own path. The children of node `i` are `2 i + 1` and `2 i
/// + 2`.
final class BoundsTree {

  /// The most shapes of a leaf.
  static final int LEAF = 4;

  private final Bounds3[] bounds;

  /// The indices of the shapes, those of a node next to each other.
  private final int[] order;

  private final Bounds3[] nodes;

  /// How many shapes have been replaced since the order was chosen.
  private final int replaced;

  private BoundsTree(Bounds3[] bounds, int[] order, Bounds3[] nodes, int replaced) {
    this.bounds = bounds;
    this.order = order;
    this.nodes = nodes;
    this.replaced = replaced;
  }

  static BoundsTree of(Bounds3[] bounds) {
    int leaves = 2 * Integer.highestOneBit(bounds.length / LEAF + 1);
    BoundsTree tree = new BoundsTree(bounds, MedianOrder.of(bounds), new Bounds3[2 * leaves], 0);
    if (bounds.length > 0) {
      tree.refit(0, 0, bounds.length, new boolean[bounds.length]);
    }
    return tree;
  }

  /// {@return the tree with the bounds of some shapes replaced}
  ///
  /// The order is kept until as many shapes have been replaced as there are.
  BoundsTree with(int[] indices, Bounds3[] replacements) {
    Bounds3[] next = bounds.clone();
    boolean[] changed = new boolean[next.length];
    for (int at = 0; at < indices.length; at++) {
      next[indices[at]] = replacements[at];
      changed[indices[at]] = true;
    }
    if (replaced + indices.length > next.length) {
      return of(next);
    }
    BoundsTree tree = new BoundsTree(next, order, nodes.clone(), replaced + indices.length);
    if (indices.length > 0) {
      tree.refit(0, 0, next.length, changed);
    }
    return tree;
  }

  /// {@return whether the node has changed}
  private boolean refit(int node, int from, int to, boolean[] changed) {
    if (to - from <= LEAF) {
      boolean isChanged = nodes[node] == null;
      for (int at = from; at < to && !isChanged; at++) {
        isChanged = changed[order[at]];
      }
      nodes[node] = isChanged ? around(from, to) : nodes[node];
      return isChanged;
    }
    int middle = (from + to) >>> 1;
    boolean isLeftChanged = refit(2 * node + 1, from, middle, changed);
    boolean isChanged = refit(2 * node + 2, middle, to, changed) || isLeftChanged;
    nodes[node] = isChanged ? nodes[2 * node + 1].and(nodes[2 * node + 2]) : nodes[node];
    return isChanged;
  }

  Bounds3 get(int index) {
    return bounds[index];
  }

  int size() {
    return bounds.length;
  }

  private Bounds3 around(int from, int to) {
    Bounds3 all = bounds[order[from]];
    for (int at = from + 1; at < to; at++) {
      all = all.and(bounds[order[at]]);
    }
    return all;
  }

  /// Passes all pairs whose bounds meet to the consumer, ordered by the lesser index, then by the
  /// greater.
  ///
  /// The tree finds each pair once, in an order of its own. If there are so many that sorting them
  /// would take much memory, they are searched for one shape after another instead.
  void forEachPair(PairConsumer consumer) {
    PairList pairs = new PairList();
    addPairs(0, 0, order.length, pairs);
    if (!pairs.isFull()) {
      pairs.passSorted(consumer);
      return;
    }
    pairs.clear();
    for (int i = 0; i < bounds.length; i++) {
      int lesser = i;
      forEach(
          bounds[i]::meets,
          j -> {
            if (j > lesser) {
              pairs.add(lesser, j);
            }
          });
      pairs.passSorted(consumer);
    }
  }

  /// Adds all pairs within a node. (Ericson, Real-Time Collision Detection, 6.3.)
  private void addPairs(int node, int from, int to, PairList pairs) {
    if (to - from <= LEAF) {
      for (int at = from; at < to; at++) {
        addPairsOf(at, at + 1, to, pairs);
      }
      return;
    }
    int middle = (from + to) >>> 1;
    int left = 2 * node + 1;
    addPairs(left, from, middle, pairs);
    addPairs(left + 1, middle, to, pairs);
    addPairs(left, from, middle, left + 1, middle, to, pairs);
  }

  /// Adds all pairs of two nodes of one level, whose numbers of shapes differ by at most one.
  private void addPairs(int a, int fromA, int toA, int b, int fromB, int toB, PairList pairs) {
    if (pairs.isFull() || !nodes[a].meets(nodes[b])) {
      return;
    }
    if (toA - fromA <= LEAF || toB - fromB <= LEAF) {
      for (int at = fromA; at < toA; at++) {
        addPairsOf(at, fromB, toB, pairs);
      }
      return;
    }
    int middleA = (fromA + toA) >>> 1;
    int middleB = (fromB + toB) >>> 1;
    int left = 2 * a + 1;
    int right = 2 * b + 1;
    addPairs(left, fromA, middleA, right, fromB, middleB, pairs);
    addPairs(left, fromA, middleA, right + 1, middleB, toB, pairs);
    addPairs(left + 1, middleA, toA, right, fromB, middleB, pairs);
    addPairs(left + 1, middleA, toA, right + 1, middleB, toB, pairs);
  }

  private void addPairsOf(int at, int from, int to, PairList pairs) {
    Bounds3 mine = bounds[order[at]];
    for (int other = from; other < to; other++) {
      if (mine.meets(bounds[order[other]])) {
        pairs.add(order[at], order[other]);
      }
    }
  }

  /// Passes all pairs of shapes that count and have bounds near each other to the consumer once, in
  /// any order.
  void forEachPair(
      IntPredicate counts, BiPredicate<Bounds3, Bounds3> areNear, PairConsumer consumer) {
    for (int at = 0; at < order.length; at++) {
      int index = order[at];
      Bounds3 mine = bounds[index];
      if (counts.test(index)) {
        forEach(
            0,
            0,
            order.length,
            at + 1,
            other -> areNear.test(mine, other),
            other -> {
              if (counts.test(other)) {
                consumer.accept(Math.min(index, other), Math.max(index, other));
              }
            });
      }
    }
  }

  /// Passes all shapes with bounds near something.
  ///
  /// @param isNear whether bounds are near it; true of any that contain such bounds
  void forEach(Predicate<Bounds3> isNear, IntConsumer consumer) {
    forEach(0, 0, bounds.length, 0, isNear, consumer);
  }

  /// @param first the place in the order before which shapes are left out
  private void forEach(
      int node, int from, int to, int first, Predicate<Bounds3> isNear, IntConsumer consumer) {
    if (to <= first || !isNear.test(nodes[node])) {
      return;
    }
    if (to - from > LEAF) {
      int middle = (from + to) >>> 1;
      forEach(2 * node + 1, from, middle, first, isNear, consumer);
      forEach(2 * node + 2, middle, to, first, isNear, consumer);
      return;
    }
    for (int at = Math.max(from, first); at < to; at++) {
      if (isNear.test(bounds[order[at]])) {
        consumer.accept(order[at]);
      }
    }
  }
}
