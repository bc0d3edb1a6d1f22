package collisionbench.methods.method;

/// What a method may be able to answer about two shapes.
public enum Query {
  /// Do they touch?
  OVERLAP,
  /// How far are they apart, or how deep in one another?
  SEPARATION,
  /// Where does a segment meet the other shape?
  CROSSING,
  /// When do they meet as they move?
  SWEEP
}
