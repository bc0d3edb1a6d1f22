package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;

/// Nearest points of two segments, as parameters from 0 to 1.
///
/// The least of five candidates: each end against the other segment, and the feet of the common
/// perpendicular where both lie inside. Each candidate is a pair of points of the segments, so the
/// distance is never too small, and the ends bound it where the segments are nearly parallel and
/// the perpendicular is ill-conditioned. (Ericson, Real-Time Collision Detection, 5.1.9, fails
/// there.)
///
/// @param s the parameter on the first
/// @param t the parameter on the second
/// @param pointA the point on the first
/// @param pointB the point on the second
public record SegmentPair(double s, double t, Vec3 pointA, Vec3 pointB) {

  /// {@return the nearest points of `a` and `b`}
  public static SegmentPair nearest(Segment a, Segment b) {
    double s0 = a.parameterNearest(b.start());
    double s1 = a.parameterNearest(b.end());
    double t0 = b.parameterNearest(a.start());
    double t1 = b.parameterNearest(a.end());
    SegmentPair best =
        of(a, 0, b, t0).nearer(of(a, 1, b, t1)).nearer(of(a, s0, b, 0)).nearer(of(a, s1, b, 1));
    Vec3 u = a.end().minus(a.start());
    Vec3 v = b.end().minus(b.start());
    Vec3 r = b.start().minus(a.start());
    Vec3 n = u.cross(v);
    double whole = n.lengthSquared();
    double s = r.cross(v).dot(n);
    double t = r.cross(u).dot(n);
    boolean crossing = s > 0 && s < whole && t > 0 && t < whole;
    // One projection each way takes the rounding of the quotients out again.
    double first = b.parameterNearest(a.at(s / whole));
    double second = a.parameterNearest(b.at(first));
    SegmentPair within = of(a, second, b, first);
    return chosen(crossing && within.distanceSquared() < best.distanceSquared(), within, best);
  }

  /// {@return the squared distance of the two points}
  public double distanceSquared() {
    return pointA.distanceSquared(pointB);
  }

  private SegmentPair nearer(SegmentPair other) {
    return chosen(other.distanceSquared() < distanceSquared(), other, this);
  }

  /// Number by number: chosen from, both would have to be on the heap.
  private static SegmentPair chosen(boolean first, SegmentPair a, SegmentPair b) {
    return new SegmentPair(
        first ? a.s : b.s,
        first ? a.t : b.t,
        Pick.of(first, a.pointA, b.pointA),
        Pick.of(first, a.pointB, b.pointB));
  }

  private static SegmentPair of(Segment a, double s, Segment b, double t) {
    return new SegmentPair(
        s, t, Pick.of(s == 1, a.end(), a.at(s)), Pick.of(t == 1, b.end(), b.at(t)));
  }
}
