package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A point and a triangle; on the triangle the normal is its face normal.
final class PointTriangle {

  private PointTriangle() {}

  static Separation3 between(Vec3 a, Triangle b) {
    return Simplices.between(Simplex.of(a), Simplex.of(b), false);
  }
}
