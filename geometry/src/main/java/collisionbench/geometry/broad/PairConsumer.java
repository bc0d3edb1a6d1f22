package collisionbench.geometry.broad;

/// Takes pairs of shapes, as their places in a list.
@FunctionalInterface
public interface PairConsumer {

  /// Takes the pair of two places.
  ///
  /// @param i less than `j`
  void accept(int i, int j);
}
