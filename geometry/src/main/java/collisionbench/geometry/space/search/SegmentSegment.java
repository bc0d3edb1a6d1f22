package collisionbench.geometry.space.search;

import collisionbench.geometry.number.NearestParameters;
import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;

/// The nearest points of two segments in closed form ([NearestParameters]).
public final class SegmentSegment {

  private SegmentSegment() {}

  /// {@return whether two segments are within the sum of the radii}
  public static Verdict test(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double radiusSum) {
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    Vec3 r = startB.minus(startA);
    NearestParameters nearest =
        NearestParameters.of(u.lengthSquared(), u.dot(v), v.lengthSquared(), u.dot(r), v.dot(r));
    Vec3 delta = r.plus(nearest.t(), v).plus(-nearest.s(), u);
    double gap = r.dot(delta) + Math.min(0, v.dot(delta)) - Math.max(0, u.dot(delta));
    double size = r.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    return Proof.of(new Candidate(delta, gap, size), radiusSum);
  }
}
