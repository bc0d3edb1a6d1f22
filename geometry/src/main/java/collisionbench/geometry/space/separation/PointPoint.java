package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;

/// Two points with their radii. Where they coincide the normal is +y, from the smaller to the
/// larger.
final class PointPoint {

  private PointPoint() {}

  static Separation3 between(Sphere a, Sphere b) {
    Vec3 way = b.center().minus(a.center());
    Vec3 upright = Direction.turned(a.radius() > b.radius(), Vec3.Y);
    Vec3 normal = Direction.isNone(way) ? upright : Direction.unit(way);
    return new Separation3(way.dot(normal), a.center(), b.center(), normal)
        .grownBy(a.radius(), b.radius());
  }
}
