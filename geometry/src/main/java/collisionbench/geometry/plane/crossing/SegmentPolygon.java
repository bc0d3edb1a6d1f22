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
    return isTangent(segment, polygon) ? alongLine(segment, polygon) : through(segment, polygon);
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
    return Stretch.ALL.and(new Stretch(least, greatest)).orMiddle();
  }

  /// Clipped by each edge (Cyrus and Beck). A segment that meets the polygon is not wholly to the
  /// right of an edge, unless underflow made it so; then nothing is left.
  private static Stretch through(Segment2 segment, Polygon polygon) {
    Stretch inside = Stretch.ALL;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Stretch left = leftOf(polygon.corner(i), polygon.corner(i + 1), segment);
      if (left.isNone()) {
        return left;
      }
      inside = inside.and(left);
    }
    return inside.orMiddle();
  }

  private static Stretch leftOf(Vec2 from, Vec2 to, Segment2 segment) {
    int start = Orientation.of(from, to, segment.start());
    int end = Orientation.of(from, to, segment.end());
    if (start >= 0 && end >= 0) {
      return Stretch.ALL;
    }
    if (start < 0 && end < 0) {
      return Stretch.NONE;
    }
    if (start == 0 || end == 0) {
      return start == 0 ? new Stretch(0, 0) : new Stretch(1, 1);
    }
    double crossing = Orientation.crossing(from, to, segment.start(), segment.end());
    return start < 0 ? new Stretch(crossing, 1) : new Stretch(0, crossing);
  }
}
