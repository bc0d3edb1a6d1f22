package collisionbench.geometry.broad;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.function.BiPredicate;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// A tree over the bounds of many shapes. (Ericson, Real-Time Collision Detection, 6.2.)
///
/// Each node halves its shapes at the median of their centers, along the axis on which these are
/// spread the most. So the tree is balanced whatever the shapes, and one that is far from all
/// others, or much larger, costs only its own path. The children of node `i` are `2 i + 1` and `2 i
/// + 2`.
final class BoundsTree {

  /// The most shapes of a leaf.
  private static final int LEAF = 4;

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
    int[] order = IntStream.range(0, bounds.length).toArray();
    BoundsTree tree = new BoundsTree(bounds, order, new Bounds3[2 * leaves], 0);
    if (bounds.length > 0) {
      tree.split(0, 0, bounds.length);
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
      boolean isChanged = IntStream.range(from, to).anyMatch(at -> changed[order[at]]);
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

  /// Builds the node of a part of the order.
  private void split(int node, int from, int to) {
    if (to - from <= LEAF) {
      nodes[node] = around(from, to);
      return;
    }
    int middle = (from + to) >>> 1;
    select(from, to, middle, widestAxis(from, to));
    split(2 * node + 1, from, middle);
    split(2 * node + 2, middle, to);
    nodes[node] = nodes[2 * node + 1].and(nodes[2 * node + 2]);
  }

  private Bounds3 around(int from, int to) {
    Bounds3 all = bounds[order[from]];
    for (int at = from + 1; at < to; at++) {
      all = all.and(bounds[order[at]]);
    }
    return all;
  }

  private int widestAxis(int from, int to) {
    double x = spread(from, to, 0);
    double y = spread(from, to, 1);
    double z = spread(from, to, 2);
    return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
  }

  private double spread(int from, int to, int axis) {
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int at = from; at < to; at++) {
      double center = center(order[at], axis);
      least = Math.min(least, center);
      greatest = Math.max(greatest, center);
    }
    return greatest - least;
  }

  /// Reorders a part so that no center before `middle` is greater than one from there on (Hoare's
  /// quickselect).
  private void select(int from, int to, int middle, int axis) {
    int first = from;
    int last = to - 1;
    while (first < last) {
      double pivot = center(order[(first + last) >>> 1], axis);
      int i = first;
      int j = last;
      while (i <= j) {
        while (center(order[i], axis) < pivot) {
          i++;
        }
        while (center(order[j], axis) > pivot) {
          j--;
        }
        if (i <= j) {
          int moved = order[i];
          order[i++] = order[j];
          order[j--] = moved;
        }
      }
      if (middle <= j) {
        last = j;
      } else if (middle >= i) {
        first = i;
      } else {
        return;
      }
    }
  }

  /// Finite, since the bounds of a shape may be infinite on both sides.
  private double center(int index, int axis) {
    double least = Math.max(coordinate(bounds[index].min(), axis), -Double.MAX_VALUE);
    double greatest = Math.min(coordinate(bounds[index].max(), axis), Double.MAX_VALUE);
    return 0.5 * least + 0.5 * greatest;
  }

  static double coordinate(Vec3 v, int axis) {
    return axis == 0 ? v.x() : axis == 1 ? v.y() : v.z();
  }

  /// Passes all pairs whose bounds meet to the consumer, ordered by the lesser index, then by the
  /// greater.
  void forEachPair(PairConsumer consumer) {
    PairList pairs = new PairList();
    for (int i = 0; i < bounds.length; i++) {
      int lesser = i;
      Bounds3 mine = bounds[i];
      forEach(
          mine::meets,
          j -> {
            if (j > lesser) {
              pairs.add(lesser, j);
            }
          });
      pairs.passSorted(consumer);
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
