package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.core.Order;

/// Two triangles, computed in an order of their own.
final class TriangleTriangle {

  private TriangleTriangle() {}

  static Separation3 between(Triangle a, Triangle b, boolean touch) {
    return Order.compare(a, b) > 0
        ? Simplices.between(b, a, touch).swapped()
        : Simplices.between(a, b, touch);
  }
}
