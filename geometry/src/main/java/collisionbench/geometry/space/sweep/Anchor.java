package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;

/// A point to compute relative to, so that nothing is lost far from the world's origin.
final class Anchor {

  private Anchor() {}

  /// {@return a point of the smaller of the two cores; the same if they are swapped}
  static Vec3 of(Shape3 a, Shape3 b) {
    double sizeA = size(a);
    double sizeB = size(b);
    if (sizeA != sizeB) {
      return sizeA < sizeB ? point(a) : point(b);
    }
    return Order.compare(point(a), point(b)) <= 0 ? point(a) : point(b);
  }

  private static Vec3 point(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> s.center();
      case Capsule c -> c.start();
      case Box b -> b.center();
      case Segment s -> s.start();
      case Triangle t -> t.a();
    };
  }

  private static double size(Shape3 shape) {
    return switch (shape) {
      case Sphere _ -> 0;
      case Capsule c -> c.end().minus(c.start()).largest();
      case Box b -> b.halfExtents().largest();
      case Segment s -> s.end().minus(s.start()).largest();
      case Triangle t -> Math.max(t.b().minus(t.a()).largest(), t.c().minus(t.a()).largest());
    };
  }
}
