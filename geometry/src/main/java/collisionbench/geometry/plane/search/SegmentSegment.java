package collisionbench.geometry.plane.search;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.proof.Verdict;

/// Two segments: they cross, or are nearest to each other at an end of one.
public final class SegmentSegment {

  private SegmentSegment() {}

  /// {@return whether two segments are within reach of each other}
  public static Verdict test(Vec2 startA, Vec2 endA, Vec2 startB, Vec2 endB, double reach) {
    Verdict cross = cross(startA, endA, startB, endB);
    if (cross == Verdict.TOUCHING || reach == 0) {
      return cross;
    }
    return PointSegment.test(startA, startB, endB, reach)
        .or(PointSegment.test(endA, startB, endB, reach))
        .or(PointSegment.test(startB, startA, endA, reach))
        .or(PointSegment.test(endB, startA, endA, reach))
        .or(cross);
  }

  /// {@return whether each has its ends on both sides of the other, or one of them on its line;
  /// unsure of ends of both on lines}
  private static Verdict cross(Vec2 startA, Vec2 endA, Vec2 startB, Vec2 endB) {
    int ofB = Orientation.of(startA, endA, startB) * Orientation.of(startA, endA, endB);
    if (ofB > 0) {
      return Verdict.APART;
    }
    int ofA = Orientation.of(startB, endB, startA) * Orientation.of(startB, endB, endA);
    if (ofA > 0) {
      return Verdict.APART;
    }
    return ofA < 0 || ofB < 0 ? Verdict.TOUCHING : Verdict.UNSURE;
  }
}
