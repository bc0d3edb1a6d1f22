package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Chord;
import collisionbench.geometry.number.Interval;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

/// Clips a segment to a solid, in doubles, by lines and circles.
final class Clip {

  private Clip() {}

  static Interval disc(Segment2 segment, Vec2 center, double radius) {
    Vec2 from = center.minus(segment.start());
    Vec2 along = segment.end().minus(segment.start());
    double beside = from.cross(along);
    return Chord.of(
        radius, from.sumOfMagnitudes(), along.lengthSquared(), from.dot(along), beside * beside);
  }

  /// The hull of the parts in the two discs and in the box between them.
  static Interval capsule(Segment2 segment, Capsule2 capsule) {
    return disc(segment, capsule.start(), capsule.radius())
        .hull(disc(segment, capsule.end(), capsule.radius()))
        .hull(box(segment, capsule));
  }

  /// The intersection of two slabs: across the axis about its line, along it about its middle.
  private static Interval box(Segment2 segment, Capsule2 capsule) {
    Vec2 axis = capsule.end().minus(capsule.start());
    Vec2 unit = axis.unit();
    Vec2 from = segment.start().minus(capsule.start());
    Vec2 along = segment.end().minus(segment.start());
    double half = axis.length() / 2;
    double error = Interval.HEIGHT * (size(from) + size(along) + half + capsule.radius());
    return Interval.ALL
        .within(capsule.radius(), unit.cross(from), unit.cross(along), error)
        .within(half, unit.dot(from) - half, unit.dot(along), error);
  }

  /// The part on the inner side of every edge.
  static Interval polygon(Segment2 segment, Polygon polygon) {
    Interval part = Interval.ALL;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 corner = polygon.corner(i);
      Vec2 inwards = polygon.corner(i + 1).minus(corner).perpendicular();
      part = inFrontOf(part, segment, corner, inwards);
    }
    return part;
  }

  /// The disc clipped by both half planes of the edges up to half a turn, by either beyond.
  static Interval sector(Segment2 segment, Sector sector) {
    Interval disc = disc(segment, sector.center(), sector.radius());
    if (sector.isDisc()) {
      return disc;
    }
    Opening opening = sector.opening();
    Vec2 center = sector.center();
    Vec2 behindEnd = opening.end().perpendicular().negated();
    Interval part = inFrontOf(disc, segment, center, opening.start().perpendicular());
    return opening.isWide()
        ? part.hull(inFrontOf(disc, segment, center, behindEnd))
        : inFrontOf(part, segment, center, behindEnd);
  }

  private static Interval inFrontOf(Interval part, Segment2 segment, Vec2 point, Vec2 normal) {
    Vec2 from = segment.start().minus(point);
    Vec2 to = segment.end().minus(point);
    double error = Interval.HEIGHT * (size(from) + size(to)) * size(normal);
    return part.where(-normal.dot(from), -normal.dot(to), error);
  }

  /// {@return an upper bound of the length}
  private static double size(Vec2 v) {
    return v.sumOfMagnitudes() + Interval.TINY;
  }
}
