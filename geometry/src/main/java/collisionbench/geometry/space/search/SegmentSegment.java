package collisionbench.geometry.space.search;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;
import collisionbench.geometry.space.proof.Verdict;

/// The nearest points of two segments: of their lines, clamped to the ends of one after the other.
/// (Ericson, Real-Time Collision Detection, 5.1.9.)
public final class SegmentSegment {

  private SegmentSegment() {}

  /// {@return whether two segments are within reach of each other}
  public static Verdict test(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double reach) {
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    Vec3 r = startB.minus(startA);
    double uu = u.lengthSquared();
    double vv = v.lengthSquared();
    double uv = u.dot(v);
    double ur = u.dot(r);
    double vr = v.dot(r);
    double onLine = Clamp.toUnit((ur * vv - uv * vr) / (uu * vv - uv * uv));
    double t = Clamp.toUnit((uv * onLine - vr) / vv);
    double s = Clamp.toUnit((uv * t + ur) / uu);
    Vec3 way = r.plus(t, v).plus(-s, u);
    double gap = r.dot(way) + Math.min(0, v.dot(way)) - Math.max(0, u.dot(way));
    double size = r.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    return Proof.of(new Candidate(way, gap, size), reach);
  }
}
