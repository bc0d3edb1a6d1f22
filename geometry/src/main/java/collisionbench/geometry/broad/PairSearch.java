package collisionbench.geometry.broad;

import collisionbench.geometry.space.Bounds3;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;

/// Finds all pairs of shapes in a tree whose bounds are near each other, each once: those within
/// each node, and those between its two children. (Ericson, Real-Time Collision Detection, 6.3.)
final class PairSearch {

  private final Bounds3[] bounds;
  private final int[] order;
  private final Bounds3[] nodes;
  private final BiPredicate<Bounds3, Bounds3> areNear;
  private final PairConsumer consumer;
  private final BooleanSupplier isDone;

  /// @param bounds of the shapes
  /// @param order the indices of the shapes, as in [BoundsTree]
  /// @param nodes the bounds of the nodes
  /// @param areNear whether bounds are near each other; true of any that contain such bounds
  /// @param isDone whether no more pairs are wanted
  PairSearch(
      Bounds3[] bounds,
      int[] order,
      Bounds3[] nodes,
      BiPredicate<Bounds3, Bounds3> areNear,
      PairConsumer consumer,
      BooleanSupplier isDone) {
    this.bounds = bounds;
    this.order = order;
    this.nodes = nodes;
    this.areNear = areNear;
    this.consumer = consumer;
    this.isDone = isDone;
  }

  /// Passes all pairs of shapes within a node.
  void within(int node, int from, int to) {
    if (to - from <= BoundsTree.LEAF) {
      for (int at = from; at < to; at++) {
        between(at, at + 1, to);
      }
      return;
    }
    int middle = (from + to) >>> 1;
    int left = 2 * node + 1;
    within(left, from, middle);
    within(left + 1, middle, to);
    between(left, from, middle, left + 1, middle, to);
  }

  /// Passes all pairs of a shape in one node and a shape in another. The nodes are on one level, so
  /// the numbers of their shapes differ by no more than one.
  private void between(int a, int fromA, int toA, int b, int fromB, int toB) {
    if (!areNear.test(nodes[a], nodes[b]) || isDone.getAsBoolean()) {
      return;
    }
    if (toA - fromA <= BoundsTree.LEAF || toB - fromB <= BoundsTree.LEAF) {
      for (int at = fromA; at < toA; at++) {
        between(at, fromB, toB);
      }
      return;
    }
    int middleA = (fromA + toA) >>> 1;
    int middleB = (fromB + toB) >>> 1;
    int left = 2 * a + 1;
    int right = 2 * b + 1;
    between(left, fromA, middleA, right, fromB, middleB);
    between(left, fromA, middleA, right + 1, middleB, toB);
    between(left + 1, middleA, toA, right, fromB, middleB);
    between(left + 1, middleA, toA, right + 1, middleB, toB);
  }

  private void between(int at, int from, int to) {
    Bounds3 mine = bounds[order[at]];
    for (int other = from; other < to; other++) {
      if (areNear.test(mine, bounds[order[other]])) {
        consumer.accept(Math.min(order[at], order[other]), Math.max(order[at], order[other]));
      }
    }
  }
}
