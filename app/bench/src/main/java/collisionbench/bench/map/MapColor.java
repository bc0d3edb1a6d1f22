package collisionbench.bench.map;

/// What a map shows of a method at each place.
public enum MapColor {
  /// Whether its yes or no is right.
  AGREEMENT,
  /// Its signed distance, and whether its yes or no is right.
  DISTANCE,
  /// The branches that it takes, and whether its yes or no is right.
  BRANCH
}
