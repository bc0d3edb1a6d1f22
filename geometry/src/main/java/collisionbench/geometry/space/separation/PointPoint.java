package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;

/// Two points with their radii. Where they coincide the normal is +y, from the smaller to the
/// larger.
final class PointPoint {

  private PointPoint() {}

  static Separation3 between(Vec3 a, double radiusA, Vec3 b, double radiusB) {
    int order = Order.compare(a, b);
    if (order > 0 || (order == 0 && radiusA > radiusB)) {
      return between(b, radiusB, a, radiusA).swapped();
    }
    Vec3 normal = order == 0 ? Vec3.Y : b.minus(a).unit();
    double distance = b.minus(a).length();
    return new Separation3(distance, a, b, normal).grownBy(radiusA, radiusB);
  }
}
