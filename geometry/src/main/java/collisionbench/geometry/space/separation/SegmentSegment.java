package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.core.Order;

/// Two segments or capsules, computed in an order of their own. Where their cores cross, the depth
/// of those is 0 along the cross product of their directions.
final class SegmentSegment {

  private SegmentSegment() {}

  static Separation3 between(Shape3 a, Shape3 b) {
    return isAfter(a, b)
        ? Simplices.between(b, a, false).swapped()
        : Simplices.between(a, b, false);
  }

  private static boolean isAfter(Shape3 a, Shape3 b) {
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    int starts = Order.compare(coreA.first(), coreB.first());
    int order = starts != 0 ? starts : Order.compare(coreA.second(), coreB.second());
    return order > 0 || (order == 0 && Simplex.radius(a) > Simplex.radius(b));
  }
}
