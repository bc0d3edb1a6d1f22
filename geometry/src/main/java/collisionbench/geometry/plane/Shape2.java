package collisionbench.geometry.plane;

/// A closed set of points in the plane, in world coordinates. All are convex except a sector above
/// half a turn.
public sealed interface Shape2 permits Point2, Circle, Capsule2, Segment2, Sector, Polygon {

  /// {@return bounds that contain the whole shape: exact, or rounded outwards}
  Bounds2 bounds();

  /// {@return this shape moved by `by`}
  Shape2 translated(Vec2 by);
}
