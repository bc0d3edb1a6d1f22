package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// A point and a triangle; on the triangle the normal is its face normal.
final class PointTriangle {

  private PointTriangle() {}

  static <T extends @Nullable Object> T between(
      Sphere a, Triangle b, boolean touch, boolean swapped, Maker<T> maker) {
    return Simplices.between(a, b, false, touch, swapped, maker);
  }
}
