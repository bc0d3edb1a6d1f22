package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A point and a triangle: near one of its edges, or above its face and near its plane.
final class PointTriangle {

  /// Below this squared sine at corner a the normal's direction is too inexact to measure along.
  private static final double NEEDLE = 1e-10;

  private PointTriangle() {}

  static boolean test(Vec3 a, Triangle b, double reach) {
    return (reach > 0 && within(a, b, reach)) || SegmentTriangle.meet(new Segment(a, a), b);
  }

  /// {@return whether the distance is at most `reach`, up to rounding}
  static boolean within(Vec3 a, Triangle b, double reach) {
    return PointSegment.within(a, b.edge(0), reach)
        || PointSegment.within(a, b.edge(1), reach)
        || PointSegment.within(a, b.edge(2), reach)
        || nearFace(a, b, reach);
  }

  private static boolean nearFace(Vec3 a, Triangle b, double reach) {
    Vec3 toB = b.b().minus(b.a());
    Vec3 toC = b.c().minus(b.a());
    Vec3 to = a.minus(b.a());
    Vec3 n = toB.cross(toC);
    double whole = n.lengthSquared();
    if (whole <= NEEDLE * toB.lengthSquared() * toC.lengthSquared()) {
      return Reach.within(b.nearest(a).minus(a), reach);
    }
    double u = to.cross(toC).dot(n);
    double v = toB.cross(to).dot(n);
    double height = to.dot(n);
    return u >= 0 && v >= 0 && u + v <= whole && height * height <= reach * reach * whole;
  }
}
