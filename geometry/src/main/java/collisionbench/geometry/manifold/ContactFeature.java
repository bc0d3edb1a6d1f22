package collisionbench.geometry.manifold;

/// The part of a shape with which it touches another.
public enum ContactFeature {
  /// A corner, or a point of a round surface.
  POINT,
  /// An edge, or a line along the side of a capsule.
  EDGE,
  /// A face.
  FACE
}
