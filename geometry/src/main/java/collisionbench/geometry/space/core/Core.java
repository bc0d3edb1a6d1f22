package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Splits a shape into a convex core and a radius: the core is the center of a sphere, the axis of
/// a capsule, and any other shape itself. A core is a polytope, given by its corners.
public final class Core {

  private Core() {}

  /// {@return the core of a shape: the shape without its radius}
  public static Shape3 of(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Sphere(s.center(), 0);
      case Capsule c -> c.axis();
      case Box _, Segment _, Triangle _, Hull _ -> shape;
    };
  }

  /// {@return the radius of a shape around its core}
  public static double radius(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> s.radius();
      case Capsule c -> c.radius();
      case Box _, Segment _, Triangle _, Hull _ -> 0;
    };
  }

  /// A corner of a core as a sum: the center of a box and the vector from there, so no digits are
  /// lost far from the origin.
  ///
  /// @param base a point that the shape is given by
  /// @param offset from there to the corner; zero for all but a box
  record Corner(Vec3 base, Vec3 offset) {

    /// {@return the corner, rounded}
    Vec3 at() {
      return base.plus(offset);
    }
  }

  /// {@return the support point of a core along a direction; the first among equals}
  static Corner support(Shape3 core, Vec3 direction) {
    return switch (core) {
      case Sphere s -> new Corner(s.center(), Vec3.ZERO);
      case Capsule c -> new Corner(farther(c.start(), c.end(), direction), Vec3.ZERO);
      case Segment s -> new Corner(farther(s.start(), s.end(), direction), Vec3.ZERO);
      case Triangle t -> {
        Vec3 farther = farther(t.a(), t.b(), direction);
        yield new Corner(farther(farther, t.c(), direction), Vec3.ZERO);
      }
      case Box b -> new Corner(b.center(), b.orientation().apply(corner(b, direction)));
      case Hull h -> new Corner(farthest(h.points(), direction), Vec3.ZERO);
    };
  }

  private static Vec3 farther(Vec3 p, Vec3 q, Vec3 direction) {
    return q.minus(p).dot(direction) > 0 ? q : p;
  }

  /// Measures from the first point, so the iterations are independent.
  private static Vec3 farthest(List<Vec3> points, Vec3 direction) {
    Vec3 first = points.getFirst();
    Vec3 farthest = first;
    double most = 0;
    for (Vec3 point : points) {
      double along = point.minus(first).dot(direction);
      if (along > most) {
        farthest = point;
        most = along;
      }
    }
    return farthest;
  }

  /// {@return the support point of a box along a direction, in its frame}
  private static Vec3 corner(Box box, Vec3 direction) {
    Vec3 local = box.orientation().undo(direction);
    Vec3 half = box.halfExtents();
    return new Vec3(
        Math.copySign(half.x(), local.x()),
        Math.copySign(half.y(), local.y()),
        Math.copySign(half.z(), local.z()));
  }

  /// {@return the gap between two cores along a direction, times its length; negative if they
  /// overlap}
  public static double gap(Shape3 a, Shape3 b, Vec3 direction) {
    return point(b).minus(point(a)).dot(direction)
        - reach(a, direction)
        - reach(b, direction.negated());
  }

  /// {@return how far a core extends from its first defining point along a direction, times its
  /// length}
  private static double reach(Shape3 core, Vec3 direction) {
    return switch (core) {
      case Sphere _ -> 0;
      case Capsule c -> Math.max(0, c.end().minus(c.start()).dot(direction));
      case Segment s -> Math.max(0, s.end().minus(s.start()).dot(direction));
      case Triangle t -> {
        double alongB = t.b().minus(t.a()).dot(direction);
        yield Math.max(0, Math.max(alongB, t.c().minus(t.a()).dot(direction)));
      }
      case Box b -> b.orientation().undo(direction).magnitudes().dot(b.halfExtents());
      case Hull h -> farthest(h.points(), direction).minus(point(h)).dot(direction);
    };
  }

  /// {@return an upper bound of the sum of the magnitudes of all coordinates of two cores, relative
  /// to a point of one of them}
  public static double size(Shape3 a, Shape3 b) {
    return point(b).minus(point(a)).sumOfMagnitudes() + extent(a) + extent(b);
  }

  /// {@return the first defining point of a core}
  private static Vec3 point(Shape3 core) {
    return switch (core) {
      case Sphere s -> s.center();
      case Capsule c -> c.start();
      case Segment s -> s.start();
      case Triangle t -> t.a();
      case Box b -> b.center();
      case Hull h -> h.points().getFirst();
    };
  }

  /// {@return an upper bound of the sum of the magnitudes of the vector from a core's point to a
  /// corner}
  private static double extent(Shape3 core) {
    return switch (core) {
      case Sphere _ -> 0;
      case Capsule c -> c.end().minus(c.start()).sumOfMagnitudes();
      case Segment s -> s.end().minus(s.start()).sumOfMagnitudes();
      case Triangle t ->
          Math.max(t.b().minus(t.a()).sumOfMagnitudes(), t.c().minus(t.a()).sumOfMagnitudes());
      case Box b -> 2 * b.halfExtents().sumOfMagnitudes();
      case Hull h -> {
        double extent = 0;
        for (Vec3 point : h.points()) {
          extent = Math.max(extent, point.minus(h.points().getFirst()).sumOfMagnitudes());
        }
        yield extent;
      }
    };
  }
}
