package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import java.util.OptionalDouble;

/// What a segment and a solid have in common, exactly: slow, and asked where rounding could change
/// the case or the numbers.
final class ExactSolid {

  private ExactSolid() {}

  /// {@return the crossing of a segment and a solid that touch}
  static Crossing2 crossing(ExactInterval shared, Segment2 segment) {
    double enter = shared.enter().toDouble();
    return segment.start().equals(segment.end()) || shared.isPoint()
        ? new Crossing2.Point(enter, Interval.at(segment, enter), OptionalDouble.empty())
        : new Interval(enter, shared.exit().toDouble()).of(segment);
  }

  /// {@return where the segment is within `radius` of a point; the point itself if that is 0}
  static ExactInterval disc(Segment2 segment, Vec2 center, double radius) {
    Dyadic2 along = Exactly.between(segment.start(), segment.end());
    Dyadic2 from = Exactly.between(center, segment.start());
    return ExactInterval.ALL.whereNotPositive(
        along.lengthSquared(),
        from.dot(along),
        from.lengthSquared().minus(Dyadic.of(radius).squared()));
  }

  /// The two discs and the box between them, each a stretch of the segment.
  static ExactInterval capsule(Segment2 segment, Capsule2 capsule) {
    Dyadic2 axis = Exactly.between(capsule.start(), capsule.end());
    Dyadic2 from = Exactly.between(capsule.start(), segment.start());
    Dyadic2 to = Exactly.between(capsule.start(), segment.end());
    Dyadic squared = axis.lengthSquared();
    Dyadic beside = axis.cross(from);
    Dyadic aside = axis.cross(to).minus(beside);
    Dyadic reach = Dyadic.of(capsule.radius()).squared().times(squared);
    ExactInterval box =
        ExactInterval.ALL
            .whereNotPositive(aside.squared(), beside.times(aside), beside.squared().minus(reach))
            .whereNotNegative(axis.dot(from), axis.dot(to))
            .whereNotNegative(squared.minus(axis.dot(from)), squared.minus(axis.dot(to)));
    return disc(segment, capsule.start(), capsule.radius())
        .hull(disc(segment, capsule.end(), capsule.radius()))
        .hull(squared.signum() == 0 ? ExactInterval.NONE : box);
  }

  /// What is on the inner side of every edge.
  static ExactInterval polygon(Segment2 segment, Polygon polygon) {
    ExactInterval shared = ExactInterval.ALL;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 corner = polygon.corner(i);
      shared = leftOf(shared, Exactly.between(corner, polygon.corner(i + 1)), corner, segment);
    }
    return shared;
  }

  /// Up to half a turn what the disc shares with both half planes of its edges, beyond that what it
  /// shares with either.
  static ExactInterval sector(Segment2 segment, Sector sector) {
    ExactInterval disc = disc(segment, sector.center(), sector.radius());
    if (sector.isDisc()) {
      return disc;
    }
    Opening opening = sector.opening();
    Dyadic2 direction = Exactly.of(opening.direction());
    Dyadic cos = Dyadic.of(opening.cos());
    Dyadic sin = Dyadic.of(opening.sin());
    Dyadic2 start = direction.turned(cos, sin.negated());
    Dyadic2 backFromEnd = direction.turned(cos.negated(), sin.negated());
    ExactInterval left = leftOf(disc, start, sector.center(), segment);
    return opening.isWide()
        ? left.hull(leftOf(disc, backFromEnd, sector.center(), segment))
        : leftOf(left, backFromEnd, sector.center(), segment);
  }

  /// {@return the part to the left of a line, or on it}
  private static ExactInterval leftOf(
      ExactInterval part, Dyadic2 direction, Vec2 from, Segment2 segment) {
    return part.whereNotNegative(
        direction.cross(Exactly.between(from, segment.start())),
        direction.cross(Exactly.between(from, segment.end())));
  }
}
