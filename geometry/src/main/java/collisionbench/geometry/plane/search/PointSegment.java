package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.proof.Candidate;
import collisionbench.geometry.plane.proof.Proof;

/// The point of a segment nearest to a point: the foot of the perpendicular, clamped to the ends.
/// (Ericson, Real-Time Collision Detection, 5.1.2.)
public final class PointSegment {

  private PointSegment() {}

  /// {@return whether a point is within the sum of the radii of a segment; exact if that is zero}
  public static Verdict test(Vec2 point, Vec2 start, Vec2 end, double radiusSum) {
    if (!(radiusSum > 0)) {
      return isOn(point, start, end);
    }
    double size = point.minus(start).sumOfMagnitudes() + end.minus(start).sumOfMagnitudes();
    return isNear(point, start, end, radiusSum, size);
  }

  /// {@return whether a point is on a segment: on its line, and between its ends}
  private static Verdict isOn(Vec2 point, Vec2 start, Vec2 end) {
    boolean isOn =
        isBetween(start.x(), point.x(), end.x())
            && isBetween(start.y(), point.y(), end.y())
            && Orientation.of(start, end, point) == 0;
    return isOn ? Verdict.TOUCHING : Verdict.APART;
  }

  private static boolean isBetween(double start, double at, double end) {
    return Math.min(start, end) <= at && at <= Math.max(start, end);
  }

  /// {@return whether a point is within the sum of the radii, which is positive}
  ///
  /// @param size the sum of the magnitudes of all coordinates used
  static Verdict isNear(Vec2 point, Vec2 start, Vec2 end, double radiusSum, double size) {
    Vec2 along = end.minus(start);
    Vec2 from = point.minus(start);
    // Positive, so the nearest point of a segment of zero length is its start.
    double whole = Math.max(along.lengthSquared(), Double.MIN_VALUE);
    double t = Math.max(0, Math.min(from.dot(along) / whole, 1));
    Vec2 delta = from.plus(-t, along);
    double gap = from.dot(delta) - Math.max(0, along.dot(delta));
    return Proof.of(new Candidate(delta, gap, size), radiusSum);
  }

  /// {@return the point, and the nearest point of a segment}
  ///
  /// Beside the segment the direction is its normal, and the distance is measured to the nearer
  /// end, which reduces rounding. For a point on the segment, it is the left normal.
  static Nearest nearest(Vec2 point, Vec2 start, Vec2 end) {
    Vec2 along = end.minus(start);
    Vec2 toStart = start.minus(point);
    Vec2 toEnd = end.minus(point);
    Vec2 unit = along.unit();
    boolean beyondStart = toStart.dot(unit) >= 0;
    boolean beside = !beyondStart && toEnd.dot(unit) > 0;
    boolean isStart = beyondStart || (beside && toStart.lengthSquared() <= toEnd.lengthSquared());
    Vec2 delta = isStart ? toStart : toEnd;
    Vec2 left = unit.perpendicular();
    Vec2 across = Orientation.of(start, end, point) > 0 ? left.negated() : left;
    Vec2 direction = beside || delta.equals(Vec2.ZERO) ? across : delta.unit();
    double size = toStart.sumOfMagnitudes() + along.sumOfMagnitudes();
    return new Nearest(delta.dot(direction), point, direction, size);
  }
}
