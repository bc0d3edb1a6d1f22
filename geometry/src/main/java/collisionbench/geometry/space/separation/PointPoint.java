package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// Two points with their radii. Where they coincide the normal is +y, from the smaller to the
/// larger.
final class PointPoint {

  private PointPoint() {}

  static <T extends @Nullable Object> T between(
      Sphere a, Sphere b, boolean touch, boolean swapped, Maker<T> maker) {
    Vec3 to = b.center().minus(a.center());
    boolean apart = !Choice.isZero(to);
    Vec3 upright = new Vec3(0, a.radius() > b.radius() ? -1 : 1, 0);
    Vec3 normal = Choice.unit(Pick.of(apart, to, upright));
    double distance = to.dot(normal);
    return new Separation3(distance, a.center(), b.center(), normal)
        .grownBy(a.radius(), b.radius())
        .made(touch, swapped, maker);
  }
}
