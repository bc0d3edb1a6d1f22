package collisionbench.geometry.space.manifold;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Orientation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The plane of a contact, seen along the coordinate axis that is nearest to its normal.
///
/// That view changes neither the order of points of the plane nor which of them are on one line, so
/// both are exact signs of the given coordinates, without those along the axis.
///
/// @param normal unit
/// @param tolerance points that are nearer to each other count as one
record ContactPlane(Vec3 normal, double tolerance) {

  /// {@return the support feature of a shape along a unit direction}
  FlatRegion support(Shape3 shape, Vec3 direction) {
    List<Vec3> corners = corners(shape);
    Vec3 first = corners.getFirst();
    double farthest =
        corners.stream().mapToDouble(p -> p.minus(first).dot(direction)).max().orElseThrow();
    return FlatRegion.around(
        corners.stream()
            .filter(p -> farthest - p.minus(first).dot(direction) <= tolerance)
            .toList(),
        this);
  }

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

  /// {@return the order along the coordinates that are seen}
  Comparator<Vec3> order() {
    return Comparator.comparing(
        this::seen,
        Comparator.comparingDouble(Vec3::x)
            .thenComparingDouble(Vec3::y)
            .thenComparingDouble(Vec3::z));
  }

  /// {@return a point as seen, with 0 for the coordinate along the axis}
  private Vec3 seen(Vec3 point) {
    return at(0, point);
  }

  /// Without negative zeros, which an order of doubles would tell from 0.
  private Vec3 at(double height, Vec3 point) {
    double largest = normal.largest();
    double x = point.x() + 0.0;
    double y = point.y() + 0.0;
    double z = point.z() + 0.0;
    if (Math.abs(normal.x()) == largest) {
      return new Vec3(height, y, z);
    }
    return Math.abs(normal.y()) == largest ? new Vec3(x, height, z) : new Vec3(x, y, height);
  }

  /// {@return 1 if a point lies to the right of an edge, as seen, -1 to the left, 0 on its line}
  int side(Segment edge, Vec3 point) {
    Vec3 start = seen(edge.start());
    return Orientation.of(start, seen(edge.end()), at(1, start), seen(point));
  }

  /// {@return where two segments cross between their ends, on the first}
  Optional<Vec3> crossing(Segment a, Segment b) {
    if (side(b, a.start()) * side(b, a.end()) >= 0 || side(a, b.start()) * side(a, b.end()) >= 0) {
      return Optional.empty();
    }
    Dyadic before = distance(b, a.start());
    return Optional.of(
        Exactly.point(
            a.start(),
            Exactly.between(a.start(), a.end()),
            before,
            before.plus(distance(b, a.end()))));
  }

  /// {@return the distance of a point from a line, as seen, times the length of its segment}
  private Dyadic distance(Segment line, Vec3 point) {
    Vec3 start = seen(line.start());
    return Exactly.normal(new Triangle(start, seen(line.end()), seen(point)))
        .dot(Exactly.between(start, at(1, start)))
        .magnitude();
  }
}
