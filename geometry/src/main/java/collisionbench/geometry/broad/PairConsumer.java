package collisionbench.geometry.broad;

/// A consumer of pairs of shapes, given by their indices.
@FunctionalInterface
public interface PairConsumer {

  /// Accepts a pair of indices.
  ///
  /// @param i less than `j`
  void accept(int i, int j);
}
