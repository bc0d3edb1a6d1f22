package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

/// Which sides the segment's ends and the polygon's corners are on is decided exactly, so that a
/// touch in a corner or at an end is one point and not a tiny stretch.
final class SegmentPolygon {

  private SegmentPolygon() {}

  /// For a segment and a polygon that touch.
  static Stretch of(Segment2 segment, Polygon polygon) {
    Stretch inside =
        isTangent(segment, polygon) ? alongLine(segment, polygon) : through(segment, polygon);
    return inside.isNone() ? inside.middle() : inside;
  }

  private static boolean isTangent(Segment2 segment, Polygon polygon) {
    boolean left = false;
    boolean right = false;
    for (Vec2 corner : polygon.vertices()) {
      int side = Orientation.of(segment.start(), segment.end(), corner);
      left |= side > 0;
      right |= side < 0;
      if (left && right) {
        return false;
      }
    }
    return true;
  }

  /// The part between the corners on the line, which are one, or an edge's.
  private static Stretch alongLine(Segment2 segment, Polygon polygon) {
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (Vec2 corner : polygon.vertices()) {
      if (Orientation.of(segment.start(), segment.end(), corner) == 0) {
        double t = SegmentSegment.parameter(corner, segment.start(), segment.end());
        least = Math.min(least, t);
        greatest = Math.max(greatest, t);
      }
    }
    return Stretch.ALL.and(new Stretch(least, greatest));
  }

  /// Clipped by each edge (Cyrus and Beck).
  private static Stretch through(Segment2 segment, Polygon polygon) {
    Stretch inside = Stretch.ALL;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 from = polygon.corner(i);
      Vec2 to = polygon.corner(i + 1);
      inside =
          inside.whereNotNegative(
              signedDistance(from, to, segment.start()), signedDistance(from, to, segment.end()));
    }
    return inside;
  }

  /// Up to a factor of the edge's; its sign is exact.
  private static double signedDistance(Vec2 from, Vec2 to, Vec2 p) {
    int side = Orientation.of(from, to, p);
    double size = Math.abs(to.minus(from).cross(p.minus(from)));
    return side == 0 ? 0 : side * Math.max(size, Double.MIN_NORMAL);
  }
}
