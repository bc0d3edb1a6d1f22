package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;

/// Chooses between two vectors by choosing between their components, so that where the vectors are
/// only worked out to be chosen from, neither has to be made.
public final class Pick {

  private Pick() {}

  /// {@return `a` if the condition holds, else `b`}
  public static Vec3 of(boolean condition, Vec3 a, Vec3 b) {
    return new Vec3(
        condition ? a.x() : b.x(), condition ? a.y() : b.y(), condition ? a.z() : b.z());
  }
}
