package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

final class SegmentSector {

  private SegmentSector() {}

  /// Up to half a turn a sector is what the disc shares with both half planes of its edges, beyond
  /// that what it shares with either.
  static Stretch of(Segment2 segment, Sector sector) {
    Stretch disc = SegmentDisc.of(segment, sector.center(), sector.radius());
    Opening opening = sector.opening();
    Vec2 start = segment.start().minus(sector.center());
    Vec2 end = segment.end().minus(sector.center());
    Vec2 first = opening.start();
    Vec2 last = opening.end();
    Stretch left = disc.whereNotNegative(first.cross(start), first.cross(end));
    Stretch right = disc.whereNotNegative(start.cross(last), end.cross(last));
    Stretch both = left.and(right);
    Stretch inside = Stretch.chosen(left.isNone() || right.isNone(), both, both.orMiddle());
    Stretch narrow = inside.whereNotNegative(opening.axis().dot(start), opening.axis().dot(end));
    Stretch open = Stretch.chosen(opening.isWide(), left.hull(right), narrow);
    return Stretch.chosen(sector.isDisc() || disc.isNone(), disc, open);
  }
}
