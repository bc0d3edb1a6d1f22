package collisionbench.geometry.plane.search;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.proof.Proof;
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

  /// {@return whether each has its ends on both sides of the other}
  private static Verdict cross(Vec2 startA, Vec2 endA, Vec2 startB, Vec2 endB) {
    Vec2 u = endA.minus(startA);
    Vec2 v = endB.minus(startB);
    Vec2 w = startB.minus(startA);
    double size = u.sumOfMagnitudes() + v.sumOfMagnitudes() + w.sumOfMagnitudes();
    int ofB = Proof.sign(u.cross(w), size) * Proof.sign(u.cross(w.plus(v)), size);
    int ofA = Proof.sign(w.cross(v), size) * Proof.sign(w.minus(u).cross(v), size);
    if (ofA > 0 || ofB > 0) {
      return Verdict.APART;
    }
    return ofA < 0 && ofB < 0 ? Verdict.TOUCHING : Verdict.UNSURE;
  }
}
