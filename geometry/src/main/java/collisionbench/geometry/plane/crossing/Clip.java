package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Interval;
import collisionbench.geometry.number.Quadratic;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;

/// The part of a segment within a solid, in doubles: what is left of it on the inner side of lines
/// and circles.
final class Clip {

  private Clip() {}

  static Interval disc(Segment2 segment, Vec2 center, double radius) {
    double start = segment.start().minus(center).lengthSquared();
    double end = segment.end().minus(center).lengthSquared();
    double bend = segment.end().minus(segment.start()).lengthSquared();
    double reach = radius * radius;
    double error = Quadratic.ROUNDING * (start + end + reach + Quadratic.TINY);
    return Interval.ALL.where(new Quadratic(start - reach, end - reach, bend, error));
  }

  /// The least that holds the parts within the two discs and the box between them.
  static Interval capsule(Segment2 segment, Capsule2 capsule) {
    return disc(segment, capsule.start(), capsule.radius())
        .hull(disc(segment, capsule.end(), capsule.radius()))
        .hull(box(segment, capsule));
  }

  private static Interval box(Segment2 segment, Capsule2 capsule) {
    Vec2 across = capsule.end().minus(capsule.start()).perpendicular();
    Interval strip = strip(segment, capsule);
    Interval afterStart = leftOf(strip, segment, capsule.start(), across.negated());
    return leftOf(afterStart, segment, capsule.end(), across);
  }

  /// A capsule without ends, by squared distances from its axis times the axis' squared length. A
  /// cross product carries 4 u, its square 13 u, and so does the bend: twice the usual error.
  private static Interval strip(Segment2 segment, Capsule2 capsule) {
    Vec2 axis = capsule.end().minus(capsule.start());
    Vec2 from = segment.start().minus(capsule.start());
    Vec2 to = segment.end().minus(capsule.start());
    double start = axis.cross(from);
    double end = axis.cross(to);
    double along = axis.cross(to.minus(from));
    double squared = axis.lengthSquared();
    double reach = capsule.radius() * capsule.radius();
    double sizes = from.lengthSquared() + to.lengthSquared() + reach + Quadratic.TINY;
    return Interval.ALL.where(
        new Quadratic(
            start * start - reach * squared,
            end * end - reach * squared,
            along * along,
            2 * Quadratic.ROUNDING * sizes * (squared + Quadratic.TINY)));
  }

  /// What is on the inner side of every edge.
  static Interval polygon(Segment2 segment, Polygon polygon) {
    Interval part = Interval.ALL;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 corner = polygon.corner(i);
      part = leftOf(part, segment, corner, polygon.corner(i + 1).minus(corner));
    }
    return part;
  }

  /// Up to half a turn what the disc shares with both half planes of its edges, beyond that what it
  /// shares with either.
  static Interval sector(Segment2 segment, Sector sector) {
    Interval disc = disc(segment, sector.center(), sector.radius());
    if (sector.isDisc()) {
      return disc;
    }
    Opening opening = sector.opening();
    Vec2 backFromEnd = opening.end().negated();
    Interval left = leftOf(disc, segment, sector.center(), opening.start());
    return opening.isWide()
        ? left.hull(leftOf(disc, segment, sector.center(), backFromEnd))
        : leftOf(left, segment, sector.center(), backFromEnd);
  }

  /// {@return the part to the left of a line, or on it}
  private static Interval leftOf(Interval part, Segment2 segment, Vec2 from, Vec2 direction) {
    return part.where(height(segment, from, direction.negated()));
  }

  /// {@return how far a segment is to the left of a line, times the length of the direction}
  static Quadratic height(Segment2 segment, Vec2 from, Vec2 direction) {
    Vec2 start = segment.start().minus(from);
    Vec2 end = segment.end().minus(from);
    double sizes = start.sumOfMagnitudes() + end.sumOfMagnitudes() + Quadratic.TINY;
    double error =
        Quadratic.ROUNDING * sizes * (direction.sumOfMagnitudes() + Quadratic.TINY);
    return Quadratic.linear(direction.cross(start), direction.cross(end), error);
  }

  /// {@return the crossing of a segment that shares that stretch with a shape}
  static Crossing2 span(Segment2 segment, double enter, double exit) {
    return new Crossing2.Span(enter, exit, at(segment, enter), at(segment, exit));
  }

  /// {@return the segment's point at `t`}
  static Vec2 at(Segment2 segment, double t) {
    Vec2 point = segment.at(t);
    return point.isFinite() ? point : segment.start().times(1 - t).plus(t, segment.end());
  }
}
