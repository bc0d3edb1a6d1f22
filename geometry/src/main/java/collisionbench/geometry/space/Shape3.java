package collisionbench.geometry.space;

/// A convex, closed set of points in space, in world coordinates.
public sealed interface Shape3 permits Sphere, Capsule, Box, Segment, Triangle, Hull {

  /// {@return bounds that hold the whole shape, as tight as rounding allows}
  Bounds3 bounds();

  /// {@return this shape moved by `by`}
  Shape3 translated(Vec3 by);
}
