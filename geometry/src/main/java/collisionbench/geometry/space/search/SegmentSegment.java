package collisionbench.geometry.space.search;

import collisionbench.geometry.number.NearestParameters;
import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.ShapeOrder;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;

/// The nearest points of two segments, `a + s u` and `b + t v`, in closed form, and the direction
/// in which the segments are apart.
///
/// @param u along the first segment
/// @param v along the second
/// @param r from the start of the first to that of the second
/// @param s the parameter of the first point
/// @param t the parameter of the second
/// @param delta from the first point to the second
public record SegmentSegment(Vec3 u, Vec3 v, Vec3 r, double s, double t, Vec3 delta) {

  /// {@return the nearest points} The parameter of the longer segment is computed first, so that
  /// swapping the two swaps the result to the last bit.
  public static SegmentSegment of(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB) {
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    double uu = u.lengthSquared();
    double vv = v.lengthSquared();
    boolean isInOrder = uu == vv ? isBefore(startA, endA, startB, endB) : uu > vv;
    return of(isInOrder, u, v, startB.minus(startA));
  }

  private static SegmentSegment of(boolean isInOrder, Vec3 u, Vec3 v, Vec3 r) {
    NearestParameters nearest =
        NearestParameters.of(
            isInOrder, u.lengthSquared(), u.dot(v), v.lengthSquared(), u.dot(r), v.dot(r));
    double s = nearest.s();
    double t = nearest.t();
    return new SegmentSegment(u, v, r, s, t, r.plus(v.times(t).minus(u.times(s))));
  }

  private static boolean isBefore(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB) {
    return ShapeOrder.compare(new Segment(startA, endA), new Segment(startB, endB)) <= 0;
  }

  /// {@return whether two segments are within the sum of the radii}
  public static Verdict test(Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, double radiusSum) {
    Vec3 u = endA.minus(startA);
    Vec3 v = endB.minus(startB);
    Vec3 r = startB.minus(startA);
    Vec3 delta = of(true, u, v, r).delta;
    double gap = r.dot(delta) + Math.min(0, v.dot(delta)) - Math.max(0, u.dot(delta));
    double size = r.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    return Proof.of(new Candidate(delta, gap, size), radiusSum);
  }

  /// {@return the direction in which the segments are apart, from the features that have the
  /// nearest points}
  ///
  /// Next to a touch, [#delta] is mostly rounding. So it is made perpendicular to the segment that
  /// has its point inside, and replaced by the cross product if both have.
  ///
  /// Branches choose factors and not vectors, which would be allocated: a third of the time.
  public Vec3 direction() {
    Vec3 normal = u.cross(v);
    boolean isInsideA = s > 0 && s < 1;
    boolean isInsideB = t > 0 && t < 1;
    double ofDelta = 1;
    double ofNormal = 0;
    double ofU = 0;
    double ofV = 0;
    if (isInsideA && isInsideB) {
      ofNormal = Math.signum(delta.dot(normal));
      ofDelta = 0;
    } else if (isInsideA) {
      ofU = -delta.dot(u) / u.lengthSquared();
    } else if (isInsideB) {
      ofV = -delta.dot(v) / v.lengthSquared();
    }
    return delta.times(ofDelta).plus(ofU, u).plus(ofV, v).plus(ofNormal, normal);
  }

  /// {@return the gap along a direction, times its length}
  ///
  /// @param third from the start of the second segment to a further corner of B's core; zero if
  ///   there is none
  public double gap(Vec3 direction, Vec3 third) {
    double ofB = Math.min(Math.min(0, v.dot(direction)), third.dot(direction));
    return r.dot(direction) + (ofB - Math.max(0, u.dot(direction)));
  }

  /// {@return the sum of the magnitudes of all coordinates; of those of the two segments first, so
  /// that swapping them changes nothing}
  public double size(Vec3 third) {
    double along = u.sumOfMagnitudes() + v.sumOfMagnitudes();
    return along + r.sumOfMagnitudes() + third.sumOfMagnitudes();
  }
}
