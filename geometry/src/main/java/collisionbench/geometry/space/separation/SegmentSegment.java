package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.core.Order;

/// Two segments with their radii, computed in an order of their own. Where they cross, the depth is
/// 0 along the cross product of their directions.
final class SegmentSegment {

  private SegmentSegment() {}

  static Separation3 between(Shape3 a, double radiusA, Shape3 b, double radiusB) {
    int order = order(a, b);
    boolean swapped = order > 0 || (order == 0 && radiusA > radiusB);
    return Simplices.separation(swapped ? b : a, swapped ? a : b)
        .swapped(swapped)
        .grownBy(radiusA, radiusB);
  }

  private static int order(Shape3 a, Shape3 b) {
    int starts = Order.compare(Simplex.corner(a, 0), Simplex.corner(b, 0));
    return starts != 0 ? starts : Order.compare(Simplex.corner(a, 1), Simplex.corner(b, 1));
  }
}
