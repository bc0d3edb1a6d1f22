package collisionbench.bench.scene;

/// A map of what a method answers about a pair.
public enum PairMap {
  /// The moved body is at the places of a plane.
  PLACES,
  /// It is beside the exact edge, from one unit in the last place on.
  EDGE,
  /// It is at places one unit in the last place apart.
  BITS
}
