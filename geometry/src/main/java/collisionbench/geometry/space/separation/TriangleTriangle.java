package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.overlap.Overlap3;

/// Two triangles, computed in an order of their own.
final class TriangleTriangle {

  private TriangleTriangle() {}

  static Separation3 between(Triangle a, Triangle b) {
    boolean swapped = Order.compare(a, b) > 0;
    Simplex first = Simplex.of(swapped ? b : a);
    Simplex second = Simplex.of(swapped ? a : b);
    return Simplices.between(first, second, Overlap3.test(a, b)).swapped(swapped);
  }
}
