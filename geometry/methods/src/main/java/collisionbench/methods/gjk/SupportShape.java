package collisionbench.methods.gjk;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// A shape as the convex hull of a few corners, and all points within a radius of it.
///
/// @param base a point of the shape
/// @param corners relative to `base`: far from the origin they keep their precision
/// @param arc of a sector, the radius of the arc about `base` from the second corner to the third;
///   0 if there is none
/// @param radius at least 0
record SupportShape(Vec3 base, List<Vec3> corners, double arc, double radius)
    implements Comparable<SupportShape> {

  static SupportShape of(Shape3 shape, GjkScale scale) {
    return switch (shape) {
      case Sphere s -> rounded(scale.down(s.radius()), scale.down(s.center()));
      case Capsule c -> rounded(scale.down(c.radius()), scale.down(c.start()), scale.down(c.end()));
      case Segment s -> rounded(0, scale.down(s.start()), scale.down(s.end()));
      case Triangle t -> rounded(0, scale.down(t.a()), scale.down(t.b()), scale.down(t.c()));
      case Box b -> new SupportShape(scale.down(b.center()), corners(b, scale), 0, 0);
      case Hull h -> rounded(0, h.points().stream().map(scale::down).toArray(Vec3[]::new));
    };
  }

  static SupportShape of(Shape2 shape, GjkScale scale) {
    return switch (shape) {
      case Point2 p -> rounded(0, scale.down(p.at()));
      case Circle c -> rounded(scale.down(c.radius()), scale.down(c.center()));
      case Capsule2 c ->
          rounded(scale.down(c.radius()), scale.down(c.start()), scale.down(c.end()));
      case Segment2 s -> rounded(0, scale.down(s.start()), scale.down(s.end()));
      case Polygon p -> rounded(0, p.vertices().stream().map(scale::down).toArray(Vec3[]::new));
      case Sector s when s.isDisc() -> rounded(scale.down(s.radius()), scale.down(s.center()));
      case Sector s -> slice(s, scale);
    };
  }

  private static SupportShape rounded(double radius, Vec3... points) {
    Vec3 base = points[0];
    return new SupportShape(base, Stream.of(points).map(p -> p.minus(base)).toList(), 0, radius);
  }

  private static SupportShape slice(Sector s, GjkScale scale) {
    double radius = scale.down(s.radius());
    Vec3 start = GjkScale.NONE.down(s.startEdge()).times(radius);
    Vec3 end = GjkScale.NONE.down(s.endEdge()).times(radius);
    return new SupportShape(scale.down(s.center()), List.of(Vec3.ZERO, start, end), radius, 0);
  }

  private static List<Vec3> corners(Box b, GjkScale scale) {
    return new Box(Vec3.ZERO, scale.down(b.halfExtents()), b.orientation()).corners();
  }

  /// {@return the support point along the unit vector `n`, relative to `base`; the first among
  /// equals}
  Vec3 support(Vec3 n) {
    if (arc > 0 && corners.get(1).cross(n).z() >= 0 && n.cross(corners.get(2)).z() >= 0) {
      return n.times(arc);
    }
    Vec3 best = corners.getFirst();
    for (Vec3 corner : corners) {
      best = corner.dot(n) > best.dot(n) ? corner : best;
    }
    return best;
  }

  /// {@return the largest coordinate of a corner, relative to `base`}
  double extent() {
    return corners.stream().mapToDouble(Vec3::largest).reduce(arc, Math::max);
  }

  /// Any total order works: the result is computed with the lesser shape as A.
  @Override
  public int compareTo(SupportShape other) {
    return Arrays.compare(numbers(), other.numbers());
  }

  private double[] numbers() {
    return Stream.concat(Stream.of(new Vec3(radius, arc, 0), base), corners.stream())
        .flatMapToDouble(v -> DoubleStream.of(v.x(), v.y(), v.z()))
        .toArray();
  }
}
