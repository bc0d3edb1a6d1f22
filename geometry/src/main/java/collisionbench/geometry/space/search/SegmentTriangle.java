package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Orientation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A segment and a triangle: they intersect, or are nearest at an end of the segment or an edge of
/// the triangle. They intersect if the ends of the segment are on different sides of the plane and
/// its line passes all three edges on the same side. (Ericson, Real-Time Collision Detection,
/// 5.3.4.)
public final class SegmentTriangle {

  private SegmentTriangle() {}

  /// {@return whether a segment is within the sum of the radii of a triangle}
  public static Verdict test(Vec3 start, Vec3 end, Triangle t, double radiusSum) {
    Verdict passes = passes(start, end, t);
    if (passes == Verdict.TOUCHING || radiusSum == 0) {
      return passes;
    }
    return passes
        .or(PointTriangle.test(start, t, radiusSum))
        .or(PointTriangle.test(end, t, radiusSum))
        .or(SegmentSegment.test(start, end, t.a(), t.b(), radiusSum))
        .or(SegmentSegment.test(start, end, t.b(), t.c(), radiusSum))
        .or(SegmentSegment.test(start, end, t.c(), t.a(), radiusSum));
  }

  /// {@return whether a segment and a triangle have a point in common}
  static Verdict passes(Vec3 start, Vec3 end, Triangle t) {
    int first = Orientation.inDoubles(t.a(), t.b(), t.c(), start);
    int last = Orientation.inDoubles(t.a(), t.b(), t.c(), end);
    if (first * last > 0) {
      return Verdict.APART;
    }
    int ab = Orientation.inDoubles(start, end, t.a(), t.b());
    int bc = Orientation.inDoubles(start, end, t.b(), t.c());
    int ca = Orientation.inDoubles(start, end, t.c(), t.a());
    if (ab * bc < 0 || bc * ca < 0 || ca * ab < 0) {
      return Verdict.APART;
    }
    return first * last * ab * bc * ca == 0 ? Verdict.UNSURE : Verdict.TOUCHING;
  }
}
