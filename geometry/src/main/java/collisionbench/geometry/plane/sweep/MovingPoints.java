package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.plane.Vec2;

/// Two points with a reach: the one that moves crosses a circle about the other.
final class MovingPoints {

  private MovingPoints() {}

  /// {@return when a point at `offset` that moves by `motion` is within `reach` of the origin}
  ///
  /// Half a chord either way from where it is nearest, by Pythagoras. A motion that is lost against
  /// the size leaves it where it is.
  static ContactTimes of(Vec2 offset, Vec2 motion, double reach) {
    if (motion.equals(Vec2.ZERO)) {
      return offset.length() <= reach ? ContactTimes.ALL : ContactTimes.NONE;
    }
    Vec2 unit = motion.unit();
    double speed = motion.dot(unit);
    double beside = unit.cross(offset);
    double squared = (reach - beside) * (reach + beside);
    if (squared < 0) {
      return ContactTimes.NONE;
    }
    double ahead = -offset.dot(unit);
    double halfChord = Math.sqrt(squared);
    return new ContactTimes(
        Math.max(0, (ahead - halfChord) / speed), Math.min(1, (ahead + halfChord) / speed));
  }
}
