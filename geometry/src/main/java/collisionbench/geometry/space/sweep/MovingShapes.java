package collisionbench.geometry.space.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// Any two shapes: the first contact approached from the start, the last one from the end.
///
/// Both times are approached from outside, so that if one cannot be reached or they are the wrong
/// way round there is no contact in between.
final class MovingShapes {

  private MovingShapes() {}

  /// {@return when they meet, with A standing still and B moving by `motion`}
  ///
  /// @param atStart whether they touch at the start
  /// @param atEnd whether they touch at the end
  /// @param magnitudes how large numbers are along each axis: of both shapes, and twice those of the
  ///   motions
  static ContactTimes of(
      Shape3 a, Shape3 b, Vec3 motion, boolean atStart, boolean atEnd, Vec3 magnitudes) {
    double enter = atStart ? 0 : Approach.untilContact(a, b, Vec3.ZERO, motion, magnitudes);
    if (enter > 1) {
      return ContactTimes.NONE;
    }
    double left = atEnd ? 0 : Approach.untilContact(a, b, motion, motion.negated(), magnitudes);
    return new ContactTimes(enter, 1 - left);
  }
}
