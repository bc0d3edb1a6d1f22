package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Vec2;

/// Chooses between two vectors by choosing between their components, so that where the vectors are
/// only worked out to be chosen from, neither has to be made.
public final class Pick {

  private Pick() {}

  /// {@return `a` if the condition holds, else `b`}
  public static Vec2 of(boolean condition, Vec2 a, Vec2 b) {
    return new Vec2(condition ? a.x() : b.x(), condition ? a.y() : b.y());
  }
}
