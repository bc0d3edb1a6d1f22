package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// A segment and a triangle. They meet, decided exactly; or they come within a reach of one
/// another: the segment near an edge, or one of its ends near the face.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static int test(Vec3 start, Vec3 end, Triangle b, double reach) {
    int cores = Piercing.test(start, end, b, reach);
    if (Verdict.isSure(cores)) {
      return cores;
    }
    if (reach > 0) {
      return within(start, end, b, reach);
    }
    // Asked only where the volumes do not tell, in the triangle's plane above all.
    return Verdict.of(!Bound.apart(start, end, b) && meet(start, end, b));
  }

  /// Where the segment does not pass through the triangle, an end is nearest or an edge.
  private static int within(Vec3 start, Vec3 end, Triangle b, double reach) {
    int first = PointTriangle.within(start, b, reach);
    if (Verdict.touching(first)) {
      return first;
    }
    int last = PointTriangle.within(end, b, reach);
    if (Verdict.touching(last)) {
      return last;
    }
    int ab = SegmentSegment.within(start, end, b.a(), b.b(), reach);
    if (Verdict.touching(ab)) {
      return ab;
    }
    int bc = SegmentSegment.within(start, end, b.b(), b.c(), reach);
    if (Verdict.touching(bc)) {
      return bc;
    }
    int ca = SegmentSegment.within(start, end, b.c(), b.a(), reach);
    if (Verdict.touching(ca)) {
      return ca;
    }
    boolean clear =
        Verdict.apart(first)
            && Verdict.apart(last)
            && Verdict.apart(ab)
            && Verdict.apart(bc)
            && Verdict.apart(ca);
    return clear ? Verdict.of(meet(start, end, b)) : Verdict.UNSURE;
  }

  /// {@return whether they have a point in common; exact}
  static boolean meet(Vec3 start, Vec3 end, Triangle b) {
    int sideOfStart = Orientation.volume(b.a(), b.b(), b.c(), start);
    int sideOfEnd = Orientation.volume(b.a(), b.b(), b.c(), end);
    if (sideOfStart != 0 || sideOfEnd != 0) {
      return sideOfStart * sideOfEnd <= 0 && pierces(start, end, b);
    }
    for (int axis = 0; axis < 3; axis++) {
      if (Orientation.area(axis, b.a(), b.b(), b.c()) != 0) {
        return Flat.holds(axis, b, start) || meetsEdge(start, end, b);
      }
    }
    return meetsEdge(start, end, b);
  }

  /// The segment's line passes all three edges on the same side.
  private static boolean pierces(Vec3 start, Vec3 end, Triangle b) {
    int ab = Orientation.volume(start, end, b.a(), b.b());
    int bc = Orientation.volume(start, end, b.b(), b.c());
    int ca = Orientation.volume(start, end, b.c(), b.a());
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
  }

  private static boolean meetsEdge(Vec3 start, Vec3 end, Triangle b) {
    return SegmentSegment.meet(start, end, b.a(), b.b())
        || SegmentSegment.meet(start, end, b.b(), b.c())
        || SegmentSegment.meet(start, end, b.c(), b.a());
  }
}
