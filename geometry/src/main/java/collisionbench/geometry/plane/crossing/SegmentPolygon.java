package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2.Maker;
import org.jspecify.annotations.Nullable;

/// Which sides the segment's ends and the polygon's corners are on is decided exactly, so that a
/// touch in a corner or at an end is one point and not a tiny stretch.
final class SegmentPolygon {

  private SegmentPolygon() {}

  /// For a segment and a polygon that touch.
  static <T extends @Nullable Object> T of(Segment2 segment, Polygon polygon, Maker<T> maker) {
    return isTangent(segment, polygon)
        ? alongLine(segment, polygon).ofSolid(segment, polygon, maker)
        : through(segment, polygon, maker);
  }

  private static boolean isTangent(Segment2 segment, Polygon polygon) {
    boolean left = false;
    boolean right = false;
    for (int i = 0; i < polygon.vertices().size() && !(left && right); i++) {
      int side = Orientation.of(segment.start(), segment.end(), polygon.corner(i));
      left |= side > 0;
      right |= side < 0;
    }
    return !(left && right);
  }

  /// The part between the corners on the line, which are one, or an edge's.
  private static Stretch alongLine(Segment2 segment, Polygon polygon) {
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 corner = polygon.corner(i);
      if (Orientation.of(segment.start(), segment.end(), corner) == 0) {
        double t = SegmentSegment.parameter(corner, segment.start(), segment.end());
        least = Math.min(least, t);
        greatest = Math.max(greatest, t);
      }
    }
    return new Stretch(Math.max(0, least), Math.min(1, greatest)).orMiddle();
  }

  /// Clipped by each edge (Cyrus and Beck). A segment that meets the polygon is not wholly to the
  /// right of an edge, unless underflow made it so; then nothing is left.
  private static <T extends @Nullable Object> T through(
      Segment2 segment, Polygon polygon, Maker<T> maker) {
    double enter = 0;
    double exit = 1;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 from = polygon.corner(i);
      Vec2 to = polygon.corner(i + 1);
      int start = Orientation.of(from, to, segment.start());
      int end = Orientation.of(from, to, segment.end());
      if (start < 0 && end < 0) {
        return Stretch.NONE.ofSolid(segment, polygon, maker);
      }
      if (start < 0 || end < 0) {
        double t = crossing(from, to, segment, start, end);
        enter = Math.max(enter, start < 0 ? t : 0);
        exit = Math.min(exit, end < 0 ? t : 1);
      }
    }
    return new Stretch(enter, exit).orMiddle().ofSolid(segment, polygon, maker);
  }

  /// {@return where a segment, one end of which is to the right of an edge's line, comes to it}
  private static double crossing(Vec2 from, Vec2 to, Segment2 segment, int start, int end) {
    if (start == 0 || end == 0) {
      return start == 0 ? 0 : 1;
    }
    return Orientation.crossing(from, to, segment.start(), segment.end());
  }
}
