package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

/// A segment through a capsule: from the first to the last of the stretches within the two discs
/// and the box between them.
final class SegmentCapsule {

  private SegmentCapsule() {}

  static Interval of(Segment2 segment, Capsule2 capsule) {
    Vec2 along = segment.end().minus(segment.start());
    Vec2 fromStart = segment.start().minus(capsule.start());
    Vec2 fromEnd = segment.start().minus(capsule.end());
    return Interval.withinRadius(fromStart, along, capsule.radius())
        .hull(Interval.withinRadius(fromEnd, along, capsule.radius()))
        .hull(box(segment, capsule));
  }

  private static Interval box(Segment2 segment, Capsule2 capsule) {
    Vec2 axis = capsule.end().minus(capsule.start());
    Vec2 unit = axis.normalized();
    Vec2 from = segment.start().minus(capsule.start());
    Vec2 to = segment.end().minus(capsule.start());
    double length = axis.dot(unit);
    double radius = capsule.radius();
    double slack =
        4 * Interval.ROUNDING * (Interval.size(from) + Interval.size(to) + length + radius);
    double start = unit.dot(from);
    double end = unit.dot(to);
    double startBeside = unit.cross(from);
    double endBeside = unit.cross(to);
    return Interval.ALL
        .whereNotNegative(start, end, slack)
        .whereNotNegative(length - start, length - end, slack)
        .whereNotNegative(radius - startBeside, radius - endBeside, slack)
        .whereNotNegative(radius + startBeside, radius + endBeside, slack);
  }
}
