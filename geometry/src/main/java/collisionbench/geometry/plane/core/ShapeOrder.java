package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// A total order of shapes. Every query computes in this order, so swapping its arguments changes
/// no bit of the result.
public final class ShapeOrder {

  private ShapeOrder() {}

  /// {@return a negative number, 0 or a positive number if `a` is less than, equal to or greater
  /// than `b`: by the kind of core, then core, then radius}
  public static int compare(Shape2 a, Shape2 b) {
    int order = compareCores(Core.of(a), Core.of(b));
    return order != 0 ? order : Double.compare(Core.radius(a), Core.radius(b));
  }

  private static int compareCores(Shape2 a, Shape2 b) {
    int order = kind(a) - kind(b);
    order = order != 0 ? order : compare(Core.corners(a), Core.corners(b));
    return order == 0 && a instanceof Sector s && b instanceof Sector t ? compare(s, t) : order;
  }

  private static int kind(Shape2 core) {
    return switch (core) {
      case Point2 _, Circle _ -> 0;
      case Segment2 _, Capsule2 _ -> 1;
      case Polygon _ -> 2;
      case Sector _ -> 3;
    };
  }

  private static int compare(List<Vec2> a, List<Vec2> b) {
    int order = Integer.compare(a.size(), b.size());
    for (int i = 0; order == 0 && i < a.size(); i++) {
      order = compare(a.get(i), b.get(i));
    }
    return order;
  }

  private static int compare(Sector a, Sector b) {
    int order = Double.compare(a.radius(), b.radius());
    order = order != 0 ? order : compare(a.direction(), b.direction());
    return order != 0 ? order : Double.compare(a.angle(), b.angle());
  }

  private static int compare(Vec2 a, Vec2 b) {
    int order = Double.compare(a.x(), b.x());
    return order != 0 ? order : Double.compare(a.y(), b.y());
  }
}
