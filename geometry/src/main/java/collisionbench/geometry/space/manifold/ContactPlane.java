package collisionbench.geometry.space.manifold;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The plane of a contact, across its normal, with coordinates of its own.
///
/// @param origin the zero of the coordinates
/// @param x unit, in the plane
/// @param y unit, in the plane and across `x`
record ContactPlane(Vec3 origin, Vec3 x, Vec3 y) {

  /// {@return the plane through a point across a unit normal}
  static ContactPlane of(Vec3 origin, Vec3 normal) {
    Vec3 x = normal.cross(Math.abs(normal.y()) > 0.9 ? Vec3.X : Vec3.Y).unit();
    return new ContactPlane(origin, x, normal.cross(x));
  }

  /// {@return the projection of the support feature of a shape along a unit direction}
  FlatRegion support(Shape3 shape, Vec3 direction, double tolerance) {
    List<Vec3> corners = corners(shape);
    double farthest =
        corners.stream().mapToDouble(corner -> along(corner, direction)).max().orElseThrow();
    return FlatRegion.around(
        corners.stream()
            .filter(corner -> farthest - along(corner, direction) <= tolerance)
            .map(this::inPlane)
            .toList(),
        tolerance);
  }

  private double along(Vec3 corner, Vec3 direction) {
    return corner.minus(origin).dot(direction);
  }

  /// A radius moves the corners of the core along the normal, which is across the plane.
  private static List<Vec3> corners(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> List.of(s.center());
      case Capsule c -> List.of(c.start(), c.end());
      case Segment s -> List.of(s.start(), s.end());
      case Triangle t -> List.of(t.a(), t.b(), t.c());
      case Box b -> b.corners();
      case Hull h -> h.points();
    };
  }

  private Vec3 inPlane(Vec3 point) {
    Vec3 from = point.minus(origin);
    return new Vec3(from.dot(x), from.dot(y), 0);
  }

  /// {@return a point of the plane in space}
  Vec3 inSpace(Vec3 point) {
    return origin.plus(point.x(), x).plus(point.y(), y);
  }
}
