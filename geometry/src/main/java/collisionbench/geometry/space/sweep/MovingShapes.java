package collisionbench.geometry.space.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// Any two shapes: approaches the first contact from the start and the last from the end. If one
/// cannot be reached or `enter > exit`, there is no contact.
final class MovingShapes {

  private MovingShapes() {}

  /// {@return when two shapes touch, A at rest and B moving by `motion`}
  ///
  /// @param atStart whether they touch at the start
  /// @param atEnd whether they touch at the end
  /// @param magnitudes the greatest coordinates along each axis: of both shapes, plus twice the
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
