package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// What tests know of boxes without the code under test.
final class BoxPoints {

  /// Takes x to y, y to z and z to x.
  private static final Rotation CYCLE = new Rotation(1, 1, 1, 1);

  private static final Rotation BACK = new Rotation(-1, -1, -1, 1);

  private BoxPoints() {}

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
}
