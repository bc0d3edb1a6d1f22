package collisionbench.geometry.space.search;

import collisionbench.geometry.number.NearestParameters;
import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Vertex;
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
    NearestParameters nearest = parameters(u, v, r);
    Vec3 delta = r.plus(nearest.t(), v).plus(-nearest.s(), u);
    double gap = r.dot(delta) + Math.min(0, v.dot(delta)) - Math.max(0, u.dot(delta));
    double size = r.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    return Proof.of(new Candidate(delta, gap, size), radiusSum);
  }

  /// {@return the nearest points of two segments, B translated by `by`}
  ///
  /// The parameters give the feature of the difference, a parallelogram, on which the nearest point
  /// is: a vertex, an edge, or a triangle that is half of it.
  static Nearest nearest(Segment a, Segment b, Vec3 by) {
    Vec3 u = a.end().minus(a.start());
    Vec3 v = b.end().minus(b.start());
    Vec3 r = b.start().minus(a.start()).plus(by);
    NearestParameters nearest = parameters(u, v, r);
    double s = nearest.s();
    double t = nearest.t();
    Vertex nearer =
        Nearest.vertex(s > 0.5 ? a.end() : a.start(), t > 0.5 ? b.end() : b.start(), by);
    Vertex acrossA = Nearest.vertex(s > 0.5 ? a.start() : a.end(), nearer.ofB(), by);
    Vertex acrossB = Nearest.vertex(nearer.ofA(), t > 0.5 ? b.start() : b.end(), by);
    boolean endOfA = s == 0 || s == 1;
    boolean endOfB = t == 0 || t == 1;
    if (endOfA) {
      return endOfB ? Simplex.point(nearer) : Simplex.segment(nearer, acrossB);
    }
    return endOfB ? Simplex.segment(nearer, acrossA) : Simplex.triangle(nearer, acrossA, acrossB);
  }

  private static NearestParameters parameters(Vec3 u, Vec3 v, Vec3 r) {
    return NearestParameters.of(u.lengthSquared(), u.dot(v), v.lengthSquared(), u.dot(r), v.dot(r));
  }
}
