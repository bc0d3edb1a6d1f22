package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A total order of shapes and cores. Every query computes in this order, so swapping its arguments
/// changes no bit of the result.
public final class ShapeOrder {

  private ShapeOrder() {}

  /// {@return a negative number, 0 or a positive number if `a` is less than, equal to or greater
  /// than `b`: by kind, then core, then radius}
  public static int compare(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere s when b instanceof Sphere o ->
          orElse(compare(s.center(), o.center()), s.radius(), o.radius());
      case Capsule c when b instanceof Capsule o ->
          orElse(compare(c.axis(), o.axis()), c.radius(), o.radius());
      case Box x when b instanceof Box o -> compare(x, o);
      case Segment s when b instanceof Segment o -> compare(s, o);
      case Triangle t when b instanceof Triangle o -> compare(t, o);
      case Hull h when b instanceof Hull o -> compare(h, o);
      case Sphere _, Capsule _, Box _, Segment _, Triangle _, Hull _ -> kind(a) - kind(b);
    };
  }

  private static int kind(Shape3 shape) {
    return switch (shape) {
      case Sphere _ -> 0;
      case Capsule _ -> 1;
      case Segment _ -> 2;
      case Triangle _ -> 3;
      case Box _ -> 4;
      case Hull _ -> 5;
    };
  }

  private static int orElse(int order, double a, double b) {
    return order != 0 ? order : Double.compare(a, b);
  }

  /// -0.0 equals 0.0.
  private static int compare(double a, double b) {
    return Double.compare(a + 0.0, b + 0.0);
  }

  private static int compare(Vec3 a, Vec3 b) {
    int order = compare(a.x(), b.x());
    order = order != 0 ? order : compare(a.y(), b.y());
    return order != 0 ? order : compare(a.z(), b.z());
  }

  private static int compare(Segment a, Segment b) {
    int order = compare(a.start(), b.start());
    return order != 0 ? order : compare(a.end(), b.end());
  }

  private static int compare(Triangle a, Triangle b) {
    int order = compare(a.edge(0), b.edge(0));
    return order != 0 ? order : compare(a.c(), b.c());
  }

  private static int compare(Box a, Box b) {
    int order = compare(a.center(), b.center());
    if (order != 0) {
      return order;
    }
    order = compare(a.halfExtents(), b.halfExtents());
    return order != 0 ? order : compare(a.orientation(), b.orientation());
  }

  private static int compare(Hull a, Hull b) {
    int order = a.points().size() - b.points().size();
    for (int i = 0; order == 0 && i < a.points().size(); i++) {
      order = compare(a.points().get(i), b.points().get(i));
    }
    return order;
  }

  private static int compare(Rotation a, Rotation b) {
    int order = compare(new Vec3(a.x(), a.y(), a.z()), new Vec3(b.x(), b.y(), b.z()));
    return order != 0 ? order : Double.compare(a.w(), b.w());
  }
}
