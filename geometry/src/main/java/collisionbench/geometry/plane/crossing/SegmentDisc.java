package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

final class SegmentDisc {

  private SegmentDisc() {}

  /// From the point of the line nearest to the centre half a chord either way, by Pythagoras. An
  /// end on the boundary from which the segment leads outwards is a stretch of no length.
  static Stretch of(Segment2 segment, Vec2 center, double radius) {
    Vec2 along = segment.end().minus(segment.start());
    return of(segment, along, along.normalized(), center, radius);
  }

  /// @param along from the segment's start to its end
  /// @param unit the direction of that
  static Stretch of(Segment2 segment, Vec2 along, Vec2 unit, Vec2 center, double radius) {
    double length = along.dot(unit);
    Vec2 fromStart = center.minus(segment.start());
    Vec2 fromEnd = center.minus(segment.end());
    double limit = radius * radius;
    double startSquared = fromStart.lengthSquared();
    double endSquared = fromEnd.lengthSquared();
    boolean atStart = startSquared == limit && fromStart.dot(along) <= 0;
    boolean atEnd = endSquared == limit && fromEnd.dot(along) >= 0;
    boolean nearStart = startSquared <= endSquared;
    double beside = nearStart ? unit.cross(fromStart) : unit.cross(fromEnd);
    double squared = (radius - beside) * (radius + beside);
    double halfChord = Math.sqrt(squared);
    double foot = nearStart ? fromStart.dot(unit) : length + fromEnd.dot(unit);
    double enter = startSquared <= limit ? 0 : (foot - halfChord) / length;
    double exit = endSquared <= limit ? 1 : (foot + halfChord) / length;
    Stretch inside = new Stretch(Math.max(0, enter), Math.min(1, exit));
    double end = atStart ? 0 : 1;
    return Stretch.chosen(
        atStart || atEnd, new Stretch(end, end), Stretch.chosen(squared < 0, Stretch.NONE, inside));
  }
}
