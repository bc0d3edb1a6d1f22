package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;

/// A shape as the convex hull of a few corners, and all points within a radius of it.
///
/// @param base a point of the shape
/// @param offsets the corners, relative to `base`: far from the origin they keep their precision
/// @param radius the radius, at least 0
record Core3(Vec3 base, List<Vec3> offsets, double radius) implements Comparable<Core3> {

  /// {@return the largest of the shape's numbers}
  static double largest(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> Math.max(s.center().largest(), s.radius());
      case Capsule c -> Math.max(largest(c.axis()), c.radius());
      case Box b -> Math.max(b.center().largest(), b.halfExtents().largest());
      case Segment s -> Math.max(s.start().largest(), s.end().largest());
      case Triangle t -> Math.max(largest(t.edge(0)), t.c().largest());
    };
  }

  /// {@return the core of the shape times two to the power of `exponent`}
  static Core3 of(Shape3 shape, int exponent) {
    return switch (shape) {
      case Sphere s -> of(Math.scalb(s.radius(), exponent), scaled(s.center(), exponent));
      case Capsule c ->
          of(
              Math.scalb(c.radius(), exponent),
              scaled(c.start(), exponent),
              scaled(c.end(), exponent));
      case Segment s -> of(0, scaled(s.start(), exponent), scaled(s.end(), exponent));
      case Triangle t ->
          of(0, scaled(t.a(), exponent), scaled(t.b(), exponent), scaled(t.c(), exponent));
      case Box b -> new Core3(scaled(b.center(), exponent), corners(b, exponent), 0);
    };
  }

  private static Core3 of(double radius, Vec3... corners) {
    Vec3 base = corners[0];
    return new Core3(
        base, List.of(corners).stream().map(p -> p.minus(base)).distinct().toList(), radius);
  }

  private static List<Vec3> corners(Box b, int exponent) {
    Vec3 h = scaled(b.halfExtents(), exponent);
    Vec3 x = b.orientation().axisX().times(h.x());
    Vec3 y = b.orientation().axisY().times(h.y());
    Vec3 z = b.orientation().axisZ().times(h.z());
    return IntStream.range(0, 8)
        .mapToObj(i ->
            ((i & 1) == 0 ? x.negated() : x)
                .plus((i & 2) == 0 ? -1 : 1, y)
                .plus((i & 4) == 0 ? -1 : 1, z))
        .distinct()
        .toList();
  }

  /// {@return `v` times two to the power of `exponent`; the greatest double stands for more}
  static Vec3 scaled(Vec3 v, int exponent) {
    return new Vec3(scaled(v.x(), exponent), scaled(v.y(), exponent), scaled(v.z(), exponent));
  }

  /// {@return `value` times two to the power of `exponent`; the greatest double stands for more}
  static double scaled(double value, int exponent) {
    return Math.clamp(Math.scalb(value, exponent), -Double.MAX_VALUE, Double.MAX_VALUE);
  }

  /// {@return the largest coordinate of an offset}
  double extent() {
    return offsets.stream().mapToDouble(Vec3::largest).max().orElse(0);
  }

  /// {@return the corners relative to `origin`}
  List<Vec3> corners(Vec3 origin) {
    Vec3 from = base.minus(origin);
    return offsets.stream().map(from::plus).distinct().toList();
  }

  /// Any order will do, as long as it is one: the answer is worked out for the lesser as A.
  @Override
  public int compareTo(Core3 other) {
    int order = compare(base, other.base);
    order = order != 0 ? order : Double.compare(radius, other.radius);
    order = order != 0 ? order : Integer.compare(offsets.size(), other.offsets.size());
    for (int i = 0; order == 0 && i < offsets.size(); i++) {
      order = compare(offsets.get(i), other.offsets.get(i));
    }
    return order;
  }

  private static int compare(Vec3 a, Vec3 b) {
    int order = Double.compare(a.x(), b.x());
    order = order != 0 ? order : Double.compare(a.y(), b.y());
    return order != 0 ? order : Double.compare(a.z(), b.z());
  }
}
