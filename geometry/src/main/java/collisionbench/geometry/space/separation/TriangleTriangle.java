package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.core.Order;

/// Two triangles, computed in an order of their own.
final class TriangleTriangle {

  private TriangleTriangle() {}

  static Separation3 between(Triangle a, Triangle b) {
    boolean swapped = Order.compare(a, b) > 0;
    return Simplices.separation(swapped ? b : a, swapped ? a : b).swapped(swapped);
  }
}
