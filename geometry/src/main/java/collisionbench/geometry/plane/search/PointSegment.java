package collisionbench.geometry.plane.search;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.proof.Candidate;
import collisionbench.geometry.plane.proof.Proof;
import collisionbench.geometry.plane.proof.Verdict;

/// The point of a segment nearest to a point: the foot of the perpendicular, clamped to the ends.
/// (Ericson, Real-Time Collision Detection, 5.1.2.)
public final class PointSegment {

  private PointSegment() {}

  /// {@return whether a point is within reach of a segment}
  public static Verdict test(Vec2 point, Vec2 start, Vec2 end, double reach) {
    Vec2 along = end.minus(start);
    Vec2 from = point.minus(start);
    double t = from.dot(along) / along.lengthSquared();
    Vec2 way = from.plus(t > 0 ? -Math.min(t, 1) : 0, along);
    double gap = from.dot(way) - Math.max(0, along.dot(way));
    return Proof.of(
        new Candidate(way, gap, from.sumOfMagnitudes() + along.sumOfMagnitudes()), reach);
  }
}
