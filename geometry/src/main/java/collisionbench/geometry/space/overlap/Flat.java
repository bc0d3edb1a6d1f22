package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// Things in one plane, seen along a coordinate axis that is not in the plane; all exact.
final class Flat {

  private Flat() {}

  /// {@return whether the bounds of two segments touch}
  static boolean boundsMeet(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    return spread(a.x(), b.x(), c.x(), d.x())
        && spread(a.y(), b.y(), c.y(), d.y())
        && spread(a.z(), b.z(), c.z(), d.z());
  }

  private static boolean spread(double a0, double a1, double b0, double b1) {
    return Math.min(a0, a1) <= Math.max(b0, b1) && Math.min(b0, b1) <= Math.max(a0, a1);
  }

  /// {@return whether the coplanar segments `ab` and `cd`, seen along `axis`, are not all on one
  /// line}
  static boolean spans(int axis, Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    return Orientation.area(axis, a, b, c) != 0
        || Orientation.area(axis, a, b, d) != 0
        || Orientation.area(axis, c, d, a) != 0
        || Orientation.area(axis, c, d, b) != 0;
  }

  /// {@return whether the segments `ab` and `cd`, not all on one line, meet as seen along `axis`}
  static boolean meet(int axis, Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    return Orientation.area(axis, a, b, c) * Orientation.area(axis, a, b, d) <= 0
        && Orientation.area(axis, c, d, a) * Orientation.area(axis, c, d, b) <= 0;
  }

  /// {@return whether the triangle holds a point of its plane}
  static boolean holds(int axis, Triangle a, Vec3 point) {
    int ab = Orientation.area(axis, a.a(), a.b(), point);
    int bc = Orientation.area(axis, a.b(), a.c(), point);
    int ca = Orientation.area(axis, a.c(), a.a(), point);
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
  }
}
