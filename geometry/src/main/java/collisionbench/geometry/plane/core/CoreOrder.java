package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// An order of shapes, by the kind of their cores and then by number, so that a question about two
/// of them is always worked out the same way round. A sector that is not round comes last.
public final class CoreOrder {

  private CoreOrder() {}

  /// {@return negative, zero or positive as `a` comes before, is equal to or comes after `b`}
  public static int compare(Shape2 a, Shape2 b) {
    int kind = kind(a);
    int order = Integer.compare(kind, kind(b));
    if (order != 0) {
      return order;
    }
    return a instanceof Sector s && b instanceof Sector t ? compare(s, t) : compareCorners(a, b);
  }

  private static int kind(Shape2 shape) {
    return Corners.hasArc(shape) ? 3 : shape instanceof Polygon ? 2 : Corners.count(shape) - 1;
  }

  private static int compareCorners(Shape2 a, Shape2 b) {
    int count = Corners.count(a);
    int order = Integer.compare(count, Corners.count(b));
    for (int i = 0; order == 0 && i < count; i++) {
      order = compare(Corners.at(a, i), Corners.at(b, i));
    }
    return order != 0 ? order : Double.compare(Corners.radius(a), Corners.radius(b));
  }

  private static int compare(Sector s, Sector t) {
    int order = compare(s.center(), t.center());
    order = order != 0 ? order : Double.compare(s.radius(), t.radius());
    order = order != 0 ? order : compare(s.direction(), t.direction());
    return order != 0 ? order : Double.compare(s.angle(), t.angle());
  }

  private static int compare(Vec2 a, Vec2 b) {
    int order = Double.compare(a.x(), b.x());
    return order != 0 ? order : Double.compare(a.y(), b.y());
  }
}
