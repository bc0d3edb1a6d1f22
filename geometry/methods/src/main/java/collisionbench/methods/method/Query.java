package collisionbench.methods.method;

/// A query about two shapes.
public enum Query {
  /// Do they touch?
  OVERLAP,
  /// How far are they apart, or how deep in one another?
  SEPARATION,
  /// Where does a segment meet the other shape?
  CROSSING,
  /// When do they touch as they move?
  SWEEP
}
