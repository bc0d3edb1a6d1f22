package collisionbench.geometry.bench;

import collisionbench.geometry.broad.PairConsumer;
import collisionbench.geometry.space.Shape3;
import java.util.List;

/// Finds all touching pairs of one crowd. A shape is identified by its index.
interface CrowdEngine extends AutoCloseable {

  /// {@return how many pairs touch; every call tests all pairs}
  int touching();

  /// Moves some shapes without turning them.
  ///
  /// @param indices the shapes, each once
  /// @param moved those shapes after the move, in the same order
  /// @return how many pairs touch now
  int moved(int[] indices, List<Shape3> moved);

  /// Passes all touching pairs to the consumer once, in any order.
  void forEachTouching(PairConsumer consumer);

  @Override
  default void close() {}
}
