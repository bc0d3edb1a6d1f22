package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;

/// Two segments with their radii, computed in an order of their own. Where they cross, the depth is
/// 0 along the cross product of their directions.
final class SegmentSegment {

  private SegmentSegment() {}

  static Separation3 between(
      Vec3 startA, Vec3 endA, double radiusA, Vec3 startB, Vec3 endB, double radiusB) {
    int starts = Order.compare(startA, startB);
    int order = starts != 0 ? starts : Order.compare(endA, endB);
    boolean swapped = order > 0 || (order == 0 && radiusA > radiusB);
    Simplex first = Simplex.of(swapped ? startB : startA, swapped ? endB : endA);
    Simplex second = Simplex.of(swapped ? startA : startB, swapped ? endA : endB);
    return Simplices.between(first, second, false).swapped(swapped).grownBy(radiusA, radiusB);
  }
}
