package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Two points with their radii. Where they coincide the normal is +y, from the smaller to the
/// larger.
final class PointPoint {

  private PointPoint() {}

  static Separation3 between(Vec3 a, double radiusA, Vec3 b, double radiusB) {
    Vec3 to = b.minus(a);
    boolean apart = !Choice.isZero(to);
    Vec3 normal = Choice.unit(Choice.of(apart, to, new Vec3(0, radiusA > radiusB ? -1 : 1, 0)));
    double distance = to.dot(normal);
    return new Separation3(distance, a, b, normal).grownBy(radiusA, radiusB);
  }
}
