package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.plane.Vec2;

final class MovingPoints {

  private MovingPoints() {}

  /// {@return when a point at `offset` that moves by `motion` is within `reach` of the origin}
  ///
  /// Half a chord either way from where it is nearest, by Pythagoras. The time of the first contact
  /// comes from the product of both, `(offset^2 - reach^2) / motion^2`, where that is the larger
  /// part of it, so that nothing cancels.
  static Passage of(Vec2 offset, Vec2 motion, double reach) {
    Vec2 unit = motion.normalized();
    double speed = motion.dot(unit);
    double beside = unit.cross(offset);
    double squared = (reach - beside) * (reach + beside);
    if (squared < 0) {
      return new Passage(1, 0);
    }
    double ahead = -offset.dot(unit);
    double halfChord = Math.sqrt(squared);
    double distance = offset.dot(offset.normalized());
    double product = (distance - reach) * (distance + reach);
    double near = ahead > 0 ? product / (ahead + halfChord) : ahead - halfChord;
    double far = ahead > 0 ? ahead + halfChord : product / (ahead - halfChord);
    if (ahead == 0) {
      far = halfChord;
    }
    return new Passage(Math.max(0, near / speed), Math.min(1, far / speed));
  }
}
