package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

/// A segment through a sector: up to half a turn that is what the disc shares with both half planes
/// of its edges, beyond that what it shares with either.
final class SegmentSector {

  private SegmentSector() {}

  /// Directions of edges carry 7 u, a cross product with one less than 16 u.
  static Interval of(Segment2 segment, Sector sector) {
    Vec2 start = segment.start().minus(sector.center());
    Vec2 end = segment.end().minus(sector.center());
    Interval disc =
        Interval.withinRadius(start, segment.end().minus(segment.start()), sector.radius());
    Opening opening = sector.opening();
    Vec2 first = opening.start();
    Vec2 last = opening.end();
    double slack = 2 * Interval.ROUNDING * (Interval.size(start) + Interval.size(end));
    Interval left = disc.whereNotNegative(first.cross(start), first.cross(end), slack);
    Interval right = disc.whereNotNegative(start.cross(last), end.cross(last), slack);
    Interval open = opening.isWide() ? left.hull(right) : left.and(right);
    return sector.isDisc() ? disc : open;
  }
}
