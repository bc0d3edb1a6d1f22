package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// Things in one plane, seen along a coordinate axis that is not in the plane; all exact.
final class Flat {

  private Flat() {}

  /// {@return whether the bounds touch}
  static boolean boundsMeet(Segment a, Segment b) {
    return spread(a.start().x(), a.end().x(), b.start().x(), b.end().x())
        && spread(a.start().y(), a.end().y(), b.start().y(), b.end().y())
        && spread(a.start().z(), a.end().z(), b.start().z(), b.end().z());
  }

  private static boolean spread(double a0, double a1, double b0, double b1) {
    return Math.min(a0, a1) <= Math.max(b0, b1) && Math.min(b0, b1) <= Math.max(a0, a1);
  }

  /// {@return whether the coplanar segments, seen along `axis`, are not all on one line}
  static boolean spans(int axis, Segment a, Segment b) {
    return side(axis, a, b.start()) != 0
        || side(axis, a, b.end()) != 0
        || side(axis, b, a.start()) != 0
        || side(axis, b, a.end()) != 0;
  }

  /// {@return whether the segments, not all on one line, meet as seen along `axis`}
  static boolean meet(int axis, Segment a, Segment b) {
    return side(axis, a, b.start()) * side(axis, a, b.end()) <= 0
        && side(axis, b, a.start()) * side(axis, b, a.end()) <= 0;
  }

  /// {@return whether the triangle holds a point of its plane}
  static boolean holds(int axis, Triangle a, Vec3 point) {
    int ab = Orientation.area(axis, a.a(), a.b(), point);
    int bc = Orientation.area(axis, a.b(), a.c(), point);
    int ca = Orientation.area(axis, a.c(), a.a(), point);
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
  }

  private static int side(int axis, Segment a, Vec3 point) {
    return Orientation.area(axis, a.start(), a.end(), point);
  }
}
