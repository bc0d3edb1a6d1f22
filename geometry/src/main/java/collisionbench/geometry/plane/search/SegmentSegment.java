package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.proof.Proof;

/// Two segments: they cross, or their distance is that of an end of one.
public final class SegmentSegment {

  private SegmentSegment() {}

  /// {@return whether two segments are within the sum of the radii}
  ///
  /// An end may be computed, like the tip of a sector: then the other end of its segment must be
  /// the point it was computed from, so that the size covers its error.
  public static Verdict test(Vec2 startA, Vec2 endA, Vec2 startB, Vec2 endB, double radiusSum) {
    Vec2 u = endA.minus(startA);
    Vec2 v = endB.minus(startB);
    Vec2 w = startB.minus(startA);
    double size = u.sumOfMagnitudes() + v.sumOfMagnitudes() + w.sumOfMagnitudes();
    Verdict cross = cross(u, v, w, size);
    if (cross == Verdict.TOUCHING || radiusSum == 0) {
      return cross;
    }
    return PointSegment.isNear(startA, startB, endB, radiusSum, size)
        .or(PointSegment.isNear(endA, startB, endB, radiusSum, size))
        .or(PointSegment.isNear(startB, startA, endA, radiusSum, size))
        .or(PointSegment.isNear(endB, startA, endA, radiusSum, size))
        .or(cross);
  }

  /// {@return whether the ends of each are on opposite sides of the other}
  ///
  /// @param u the vector along A
  /// @param v the vector along B
  /// @param w the vector from A's start to B's
  private static Verdict cross(Vec2 u, Vec2 v, Vec2 w, double size) {
    int ofB = Proof.sign(u.cross(w), size) * Proof.sign(u.cross(w.plus(v)), size);
    int ofA = Proof.sign(w.cross(v), size) * Proof.sign(w.minus(u).cross(v), size);
    if (ofA > 0 || ofB > 0) {
      return Verdict.APART;
    }
    return ofA < 0 && ofB < 0 ? Verdict.TOUCHING : Verdict.UNSURE;
  }
}
