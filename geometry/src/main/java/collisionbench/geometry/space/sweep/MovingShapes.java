package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Order;

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
  /// @param reach the sum of the magnitudes of all numbers
  static Passage of(Shape3 a, Shape3 b, Vec3 motion, boolean atStart, boolean atEnd, double reach) {
    Vec3 origin = anchor(a, b).negated();
    Shape3 resting = a.translated(origin);
    Shape3 start = b.translated(origin);
    double enter = atStart ? 0 : Approach.untilContact(resting, start, motion, reach);
    if (enter > 1) {
      return Passage.NONE;
    }
    Shape3 end = start.translated(motion);
    double left = atEnd ? 0 : Approach.untilContact(resting, end, motion.negated(), reach);
    return new Passage(enter, 1 - left);
  }

  /// {@return a point of the smaller of the two to compute relative to, so that nothing is lost far
  /// from the world's origin; the same if they are swapped}
  private static Vec3 anchor(Shape3 a, Shape3 b) {
    double extentA = Core.extent(a);
    double extentB = Core.extent(b);
    if (extentA != extentB) {
      return extentA < extentB ? Core.point(a) : Core.point(b);
    }
    return Order.compare(Core.point(a), Core.point(b)) <= 0 ? Core.point(a) : Core.point(b);
  }
}
