package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// Independent knowledge of boxes for tests.
final class BoxPoints {

  /// Takes x to y, y to z and z to x.
  private static final Rotation CYCLE = new Rotation(1, 1, 1, 1);

  private static final Rotation BACK = new Rotation(-1, -1, -1, 1);

  private BoxPoints() {}

  /// {@return how far a point is outside a box around the origin}
  static double outside(Vec3 local, Vec3 half) {
    return Math.max(
        Math.max(Math.abs(local.x()) - half.x(), Math.abs(local.y()) - half.y()),
        Math.max(Math.abs(local.z()) - half.z(), 0));
  }

  /// {@return the cyclic permutation of the axes that maps x to the axis with this number}
  static Rotation cycle(int axis) {
    return axis == 0 ? Rotation.NONE : axis == 1 ? CYCLE : BACK;
  }
}
