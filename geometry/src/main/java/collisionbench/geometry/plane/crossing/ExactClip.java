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
import collisionbench.geometry.plane.core.Exactly;

/// [Clip] in exact arithmetic: slow, used if doubles leave the case or a parameter open.
final class ExactClip {

  private ExactClip() {}

  static ExactInterval disc(Segment2 segment, Vec2 center, double radius) {
    Dyadic squaredRadius = Dyadic.of(radius).squared();
    return ExactInterval.ALL.where(
        Exactly.between(center, segment.start()).lengthSquared().minus(squaredRadius),
        Exactly.between(center, segment.end()).lengthSquared().minus(squaredRadius),
        Exactly.between(segment.start(), segment.end()).lengthSquared());
  }

  static ExactInterval capsule(Segment2 segment, Capsule2 capsule) {
    ExactInterval start = disc(segment, capsule.start(), capsule.radius());
    return capsule.start().equals(capsule.end())
        ? start
        : start.hull(disc(segment, capsule.end(), capsule.radius())).hull(box(segment, capsule));
  }

  private static ExactInterval box(Segment2 segment, Capsule2 capsule) {
    Dyadic2 axis = Exactly.between(capsule.start(), capsule.end());
    Dyadic2 from = Exactly.between(capsule.start(), segment.start());
    Dyadic2 to = Exactly.between(capsule.start(), segment.end());
    Dyadic squaredRadius = Dyadic.of(capsule.radius()).squared().times(axis.lengthSquared());
    ExactInterval strip =
        ExactInterval.ALL.where(
            from.cross(axis).squared().minus(squaredRadius),
            to.cross(axis).squared().minus(squaredRadius),
            to.minus(from).cross(axis).squared());
    ExactInterval beforeEnd = inFrontOf(strip, segment, capsule.end(), axis.negated());
    return inFrontOf(beforeEnd, segment, capsule.start(), axis);
  }

  static ExactInterval polygon(Segment2 segment, Polygon polygon) {
    ExactInterval part = ExactInterval.ALL;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 corner = polygon.corner(i);
      Dyadic2 inwards = Exactly.between(corner, polygon.corner(i + 1)).perpendicular();
      part = inFrontOf(part, segment, corner, inwards);
    }
    return part;
  }

  static ExactInterval sector(Segment2 segment, Sector sector) {
    ExactInterval disc = disc(segment, sector.center(), sector.radius());
    if (sector.isDisc()) {
      return disc;
    }
    Opening opening = sector.opening();
    Dyadic2 direction = Exactly.of(opening.direction());
    Dyadic cos = Dyadic.of(opening.cos());
    Dyadic sin = Dyadic.of(opening.sin());
    Dyadic2 besideStart = direction.turned(cos, sin.negated()).perpendicular();
    Dyadic2 behindEnd = direction.turned(cos, sin).perpendicular().negated();
    ExactInterval part = inFrontOf(disc, segment, sector.center(), besideStart);
    return opening.isWide()
        ? part.hull(inFrontOf(disc, segment, sector.center(), behindEnd))
        : inFrontOf(part, segment, sector.center(), behindEnd);
  }

  /// {@return the part on a line or on the side to which its normal points}
  static ExactInterval inFrontOf(ExactInterval part, Segment2 segment, Vec2 point, Dyadic2 normal) {
    return part.where(
        normal.dot(Exactly.between(segment.start(), point)),
        normal.dot(Exactly.between(segment.end(), point)));
  }
}
