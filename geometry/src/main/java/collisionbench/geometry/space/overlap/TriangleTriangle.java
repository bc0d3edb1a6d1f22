package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// Two triangles, by exact signs. Where a corner is in the plane of the other triangle, coplanar
/// and degenerate ones included, they meet where an edge of one meets the other.
///
/// Else each has one corner alone on its side of the other's plane, and both cut the line of the
/// two planes in a stretch, from one of the two edges at that corner to the other. The stretches
/// share a point unless one ends before the other begins: two more signs. (Guigue and Devillers,
/// Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates, 2003.)
final class TriangleTriangle {

  private TriangleTriangle() {}

  static int test(Triangle a, Triangle b) {
    return Verdict.of(!Bound.apart(a, b) && meet(a, b));
  }

  private static boolean meet(Triangle a, Triangle b) {
    int p = Orientation.volume(b.a(), b.b(), b.c(), a.a());
    int q = Orientation.volume(b.a(), b.b(), b.c(), a.b());
    int r = Orientation.volume(b.a(), b.b(), b.c(), a.c());
    if (p == q && q == r && r != 0) {
      return false;
    }
    if (p == 0 || q == 0 || r == 0) {
      return edgeMeets(a, b) || edgeMeets(b, a);
    }
    if (p == q) {
      return meet(a.c(), a.a(), a.b(), r > 0, b, a);
    }
    return p == r ? meet(a.b(), a.c(), a.a(), q > 0, b, a) : meet(a.a(), a.b(), a.c(), p > 0, b, a);
  }

  /// @param alone the corner of `a` alone on its side of the plane of `b`
  /// @param next the corner after it
  /// @param last the corner before it
  /// @param above whether it is on the side that sees `b` counter-clockwise
  private static boolean meet(
      Vec3 alone, Vec3 next, Vec3 last, boolean above, Triangle b, Triangle a) {
    int p = Orientation.volume(a.a(), a.b(), a.c(), b.a());
    int q = Orientation.volume(a.a(), a.b(), a.c(), b.b());
    int r = Orientation.volume(a.a(), a.b(), a.c(), b.c());
    if (p == q && q == r && r != 0) {
      return false;
    }
    if (p == 0 || q == 0 || r == 0) {
      return edgeMeets(a, b) || edgeMeets(b, a);
    }
    if (p == q) {
      return share(alone, next, last, above, b.c(), b.a(), b.b(), r > 0);
    }
    return p == r
        ? share(alone, next, last, above, b.b(), b.c(), b.a(), q > 0)
        : share(alone, next, last, above, b.a(), b.b(), b.c(), p > 0);
  }

  /// A corner that is alone below is above once the other triangle is turned round.
  private static boolean share(
      Vec3 aloneA,
      Vec3 nextA,
      Vec3 lastA,
      boolean aboveB,
      Vec3 aloneB,
      Vec3 nextB,
      Vec3 lastB,
      boolean aboveA) {
    Vec3 q1 = aboveA ? nextA : lastA;
    Vec3 r1 = aboveA ? lastA : nextA;
    Vec3 q2 = aboveB ? nextB : lastB;
    Vec3 r2 = aboveB ? lastB : nextB;
    return Orientation.volume(q1, aloneB, aloneA, q2) <= 0
        && Orientation.volume(aloneA, aloneB, r1, r2) <= 0;
  }

  private static boolean edgeMeets(Triangle a, Triangle b) {
    return SegmentTriangle.meet(a.a(), a.b(), b)
        || SegmentTriangle.meet(a.b(), a.c(), b)
        || SegmentTriangle.meet(a.c(), a.a(), b);
  }
}
