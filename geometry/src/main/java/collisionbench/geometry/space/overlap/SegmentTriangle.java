package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// A segment and a triangle. They meet, decided exactly; or they come within a reach of one
/// another: the segment near an edge, or one of its ends near the face.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static Verdict test(Vec3 start, Vec3 end, Triangle b, double reach) {
    if (reach > 0) {
      return Bound.apart(start, end, b, reach) ? Verdict.APART : within(start, end, b, reach);
    }
    return Verdict.of(meet(new Segment(start, end), b));
  }

  /// Where the segment does not pass through the triangle, an end is nearest or an edge.
  private static Verdict within(Vec3 start, Vec3 end, Triangle b, double reach) {
    Verdict first = PointTriangle.within(start, b, reach);
    Verdict last = PointTriangle.within(end, b, reach);
    Verdict ab = SegmentSegment.within(start, end, b.a(), b.b(), reach);
    Verdict bc = SegmentSegment.within(start, end, b.b(), b.c(), reach);
    Verdict ca = SegmentSegment.within(start, end, b.c(), b.a(), reach);
    Verdict rim = nearest(nearest(ab, bc), ca);
    Verdict any = nearest(nearest(first, last), rim);
    return any == Verdict.APART ? Verdict.of(meet(new Segment(start, end), b)) : any;
  }

  private static Verdict nearest(Verdict a, Verdict b) {
    if (a == Verdict.TOUCHING || b == Verdict.TOUCHING) {
      return Verdict.TOUCHING;
    }
    return a == Verdict.APART ? b : a;
  }

  /// {@return whether they have a point in common; exact}
  static boolean meet(Segment a, Triangle b) {
    int start = Orientation.volume(b.a(), b.b(), b.c(), a.start());
    int end = Orientation.volume(b.a(), b.b(), b.c(), a.end());
    if (start != 0 || end != 0) {
      return start * end <= 0 && pierces(a, b);
    }
    for (int axis = 0; axis < 3; axis++) {
      if (Orientation.area(axis, b.a(), b.b(), b.c()) != 0) {
        return Flat.holds(axis, b, a.start()) || meetsEdge(a, b);
      }
    }
    return meetsEdge(a, b);
  }

  /// The segment's line passes all three edges on the same side.
  private static boolean pierces(Segment a, Triangle b) {
    int ab = Orientation.volume(a.start(), a.end(), b.a(), b.b());
    int bc = Orientation.volume(a.start(), a.end(), b.b(), b.c());
    int ca = Orientation.volume(a.start(), a.end(), b.c(), b.a());
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
  }

  private static boolean meetsEdge(Segment a, Triangle b) {
    return SegmentSegment.meet(a, b.edge(0))
        || SegmentSegment.meet(a, b.edge(1))
        || SegmentSegment.meet(a, b.edge(2));
  }
}
