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
    if (startSquared == limit && fromStart.dot(along) <= 0) {
      return new Stretch(0, 0);
    }
    if (endSquared == limit && fromEnd.dot(along) >= 0) {
      return new Stretch(1, 1);
    }
    boolean nearStart = startSquared <= endSquared;
    double beside = unit.cross(nearStart ? fromStart : fromEnd);
    double squared = (radius - beside) * (radius + beside);
    if (squared < 0) {
      return Stretch.NONE;
    }
    double halfChord = Math.sqrt(squared);
    double foot = nearStart ? fromStart.dot(unit) : length + fromEnd.dot(unit);
    double enter = startSquared <= limit ? 0 : (foot - halfChord) / length;
    double exit = endSquared <= limit ? 1 : (foot + halfChord) / length;
    return Stretch.ALL.and(new Stretch(enter, exit));
  }
}
