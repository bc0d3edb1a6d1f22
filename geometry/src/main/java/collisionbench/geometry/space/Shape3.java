package collisionbench.geometry.space;

/// A convex, closed set of points in space, in world coordinates.
public sealed interface Shape3 permits Sphere, Capsule, Box, Segment, Triangle, Hull {

  /// {@return bounds that contain the whole shape: exact, or rounded outwards}
  Bounds3 bounds();

  /// {@return this shape moved by `by`}
  Shape3 translated(Vec3 by);
}
