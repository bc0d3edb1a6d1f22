package collisionbench.methods.method;

/// A query about two shapes.
public enum Query {
  /// Do they touch?
  OVERLAP,
  /// How far apart are they, or how deep do they overlap?
  SEPARATION,
  /// Where does a segment meet the other shape?
  CROSSING,
  /// When do they touch as they move?
  SWEEP
}
