package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;

/// Two points with radii: the path of B relative to A crosses a circle. Whether it does is exact;
/// the times are half a chord before and after the closest approach, by Pythagoras.
final class MovingPoints {

  private MovingPoints() {}

  /// {@return when a point at `offset` that moves by `motion` is within `radiusSum` of the origin}
  static ContactTimes of(Vec2 offset, Vec2 motion, double radiusSum) {
    Segment2 path = new Segment2(offset, offset.plus(motion));
    return switch (Crossing2.of(path, new Circle(Vec2.ZERO, radiusSum))) {
      case Crossing2.None _ -> ContactTimes.NONE;
      case Crossing2.Point p -> new ContactTimes(p.t(), p.t());
      case Crossing2.Span _, Crossing2.Overlap _ -> chord(offset, motion, radiusSum);
    };
  }

  private static ContactTimes chord(Vec2 offset, Vec2 motion, double radiusSum) {
    Vec2 unit = motion.unit();
    double speed = motion.dot(unit);
    double ahead = -offset.dot(unit);
    double beside = Math.abs(unit.cross(offset));
    double half = Math.sqrt(Math.max(0, (radiusSum - beside) * (radiusSum + beside)));
    return new ContactTimes(
        Math.max(0, (ahead - half) / speed), Math.min(1, (ahead + half) / speed));
  }
}
