package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

/// A segment through a polygon, clipped by each edge (Cyrus and Beck). Which sides of an edge the
/// segment's ends are on is decided exactly.
final class SegmentPolygon {

  private SegmentPolygon() {}

  /// For a segment and a polygon that touch.
  static Interval of(Segment2 segment, Polygon polygon) {
    double enter = 0;
    double exit = 1;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 from = polygon.corner(i);
      Vec2 to = polygon.corner(i + 1);
      int start = Orientation.of(from, to, segment.start());
      int end = Orientation.of(from, to, segment.end());
      if (start < 0 || end < 0) {
        double t = crossing(from, to, segment, start, end);
        enter = Math.max(enter, start < 0 ? t : 0);
        exit = Math.min(exit, end < 0 ? t : 1);
      }
    }
    return new Interval(enter, exit);
  }

  /// {@return where a segment, one end of which is to the right of an edge's line, comes to it}
  private static double crossing(Vec2 from, Vec2 to, Segment2 segment, int start, int end) {
    if (start == 0 || end == 0) {
      return start == 0 ? 0 : 1;
    }
    return Orientation.crossing(from, to, segment.start(), segment.end());
  }
}
