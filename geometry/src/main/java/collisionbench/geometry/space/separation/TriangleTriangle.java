package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// Two triangles, computed in an order of their own.
final class TriangleTriangle {

  private TriangleTriangle() {}

  static <T extends @Nullable Object> T between(
      Triangle a, Triangle b, boolean touch, boolean swapped, Maker<T> maker) {
    boolean back = Order.compare(a, b) > 0;
    Triangle first = back ? b : a;
    Triangle second = back ? a : b;
    return Simplices.between(first, second, touch, touch, swapped != back, maker);
  }
}
