package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.core.Orientation;

/// Two triangles meet where an edge of one meets the other, coplanar and degenerate ones too;
/// exact.
final class TriangleTriangle {

  private TriangleTriangle() {}

  static double test(Triangle a, Triangle b) {
    return Verdict.of(
        !Bound.apart(a, b)
            && !beside(a, b)
            && !beside(b, a)
            && (edgeMeets(a, b) || edgeMeets(b, a)));
  }

  /// Whether `b` lies on one side of the plane of `a`, clear of it.
  private static boolean beside(Triangle a, Triangle b) {
    int first = Orientation.volume(a.a(), a.b(), a.c(), b.a());
    return first != 0
        && first == Orientation.volume(a.a(), a.b(), a.c(), b.b())
        && first == Orientation.volume(a.a(), a.b(), a.c(), b.c());
  }

  private static boolean edgeMeets(Triangle a, Triangle b) {
    return SegmentTriangle.meet(a.a(), a.b(), b)
        || SegmentTriangle.meet(a.b(), a.c(), b)
        || SegmentTriangle.meet(a.c(), a.a(), b);
  }
}
