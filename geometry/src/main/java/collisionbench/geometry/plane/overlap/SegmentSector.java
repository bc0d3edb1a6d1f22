package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SegmentSector {

  private SegmentSector() {}

  /// Either an end of the segment is near the sector, or one of the sector's edges is near the
  /// segment, or the segment comes near the arc where it is nearest to the centre.
  ///
  /// That would do if there were no rounding. An end within rounding of an edge may be outside by
  /// one test and inside by another though the segment leads deep into the sector, so the part
  /// within the disc is looked at too.
  static boolean within(Vec2 a, Vec2 b, Sector sector, Opening opening, double reach) {
    Vec2 center = sector.center();
    return withinOfCentred(a.minus(center), b.minus(center), sector.radius(), opening, reach);
  }

  /// The same for a sector about the origin, so that its corners lose nothing far away.
  static boolean withinOfCentred(Vec2 a, Vec2 b, double radius, Opening opening, double reach) {
    return PointSector.withinOfCentred(a, radius, opening, reach)
        || PointSector.withinOfCentred(b, radius, opening, reach)
        || SegmentSegment.within(a, b, Vec2.ZERO, opening.start().times(radius), reach)
        || SegmentSegment.within(a, b, Vec2.ZERO, opening.end().times(radius), reach)
        || isNearArc(a, b, radius, opening, reach)
        || hasChord(a, b, radius, opening);
  }

  private static boolean isNearArc(Vec2 a, Vec2 b, double radius, Opening opening, double reach) {
    Vec2 along = b.minus(a);
    if (a.dot(along) >= 0 || b.dot(along) <= 0) {
      return false;
    }
    double left = along.cross(nearer(a, b));
    Vec2 towardsSegment = left < 0 ? along.perpendicular().negated() : along.perpendicular();
    return opening.holds(towardsSegment) && PointSegment.within(Vec2.ZERO, a, b, radius + reach);
  }

  /// Whether the opening holds an end or the middle of the part of the segment within the disc.
  private static boolean hasChord(Vec2 a, Vec2 b, double radius, Opening opening) {
    Vec2 unit = b.minus(a).normalized();
    double beside = unit.cross(nearer(a, b));
    if (Math.abs(beside) > radius || unit.equals(Vec2.ZERO)) {
      return false;
    }
    double half = Math.sqrt((radius - beside) * (radius + beside));
    double from = Math.max(a.dot(unit), -half);
    double to = Math.min(b.dot(unit), half);
    Vec2 foot = unit.perpendicular().times(beside);
    return from <= to
        && (opening.holds(foot.plus(from, unit))
            || opening.holds(foot.plus(to, unit))
            || opening.holds(foot.plus(0.5 * (from + to), unit)));
  }

  /// Of the two, the one from which a line's distance from the origin loses least to rounding.
  private static Vec2 nearer(Vec2 a, Vec2 b) {
    return a.lengthSquared() <= b.lengthSquared() ? a : b;
  }
}
