package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;

/// The point of a segment nearest to a point: the foot of the perpendicular, clamped to the ends.
/// (Ericson, Real-Time Collision Detection, 5.1.2.)
public final class PointSegment {

  private PointSegment() {}

  /// {@return whether a point is within the sum of the radii of a segment}
  public static Verdict test(Vec3 point, Vec3 start, Vec3 end, double radiusSum) {
    Vec3 along = end.minus(start);
    Vec3 from = point.minus(start);
    // Positive, so the nearest point of a segment of zero length is its start.
    double total = Math.max(along.lengthSquared(), Double.MIN_VALUE);
    double t = Math.max(0, Math.min(from.dot(along) / total, 1));
    Vec3 delta = from.plus(-t, along);
    double gap = from.dot(delta) - Math.max(0, along.dot(delta));
    return Proof.of(
        new Candidate(delta, gap, from.sumOfMagnitudes() + along.sumOfMagnitudes()), radiusSum);
  }
}
