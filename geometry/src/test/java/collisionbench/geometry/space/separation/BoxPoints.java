package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// What tests know of two boxes in the first one's frame without the code under test.
final class BoxPoints {

  /// Takes x to y, y to z and z to x.
  private static final Rotation CYCLE = new Rotation(1, 1, 1, 1);

  private static final Rotation BACK = new Rotation(-1, -1, -1, 1);

  private BoxPoints() {}

  /// {@return by how much a point misses A}
  static double outsideA(Vec3 point, BoxAxes axes) {
    return outside(point, axes.a());
  }

  /// {@return by how much a point misses B}
  static double outsideB(Vec3 point, BoxAxes axes) {
    Vec3 d = point.minus(axes.to());
    return outside(new Vec3(d.dot(axes.x()), d.dot(axes.y()), d.dot(axes.z())), axes.b());
  }

  /// {@return by how much a point misses a box about the origin}
  static double outside(Vec3 local, Vec3 half) {
    return Math.max(
        Math.max(Math.abs(local.x()) - half.x(), Math.abs(local.y()) - half.y()),
        Math.max(Math.abs(local.z()) - half.z(), 0));
  }

  /// {@return the rotation that takes x to the axis of a number, and each next one to the next}
  static Rotation cycle(int axis) {
    return axis == 0 ? Rotation.NONE : axis == 1 ? CYCLE : BACK;
  }

  /// {@return the reflection of a box in the origin, which is where A's centre is}
  static Box reflected(Box box) {
    return new Box(box.center().negated(), box.halfExtents(), box.orientation());
  }
}
