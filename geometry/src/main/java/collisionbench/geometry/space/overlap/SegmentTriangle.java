package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.core.Orientation;

/// A segment and a triangle. They meet, decided exactly; or they come within a reach of one
/// another: the segment near an edge, or one of its ends near the face.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static boolean test(Segment a, Triangle b, double reach) {
    return (reach > 0 && within(a, b, reach)) || meet(a, b);
  }

  private static boolean within(Segment a, Triangle b, double reach) {
    return PointTriangle.within(a.start(), b, reach)
        || PointTriangle.within(a.end(), b, reach)
        || SegmentSegment.within(a, b.edge(0), reach)
        || SegmentSegment.within(a, b.edge(1), reach)
        || SegmentSegment.within(a, b.edge(2), reach);
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
