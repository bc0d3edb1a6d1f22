package collisionbench.app.viewport.render;

import collisionbench.app.scene.Camera;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.stream.Stream;

/// A side from which a scene in space is seen.
public enum Side {
  FRONT,
  BACK,
  RIGHT,
  LEFT,
  TOP,
  BOTTOM;

  private static final double SAME = 1e-9;

  /// {@return the side that a picture shows straight on and without perspective, if it is one}
  public static Optional<Side> of(Projection projection) {
    return Stream.of(values())
        .filter(side -> projection.isParallel() && side.isSeenBy(projection.camera()))
        .findFirst();
  }

  /// {@return the unit vector out of this side}
  public Vec3 towardsEye() {
    return switch (this) {
      case FRONT -> Vec3.Z;
      case BACK -> Vec3.Z.negated();
      case RIGHT -> Vec3.X;
      case LEFT -> Vec3.X.negated();
      case TOP -> Vec3.Y;
      case BOTTOM -> Vec3.Y.negated();
    };
  }

  /// {@return the unit vector that is up in the picture from this side}
  public Vec3 up() {
    return switch (this) {
      case FRONT, BACK, RIGHT, LEFT -> Vec3.Y;
      case TOP -> Vec3.Z.negated();
      case BOTTOM -> Vec3.Z;
    };
  }

  /// {@return the unit vector to the right in the picture from this side}
  public Vec3 right() {
    return up().cross(towardsEye());
  }

  /// {@return the side over against this one}
  public Side opposite() {
    return switch (this) {
      case FRONT -> BACK;
      case BACK -> FRONT;
      case RIGHT -> LEFT;
      case LEFT -> RIGHT;
      case TOP -> BOTTOM;
      case BOTTOM -> TOP;
    };
  }

  /// {@return a camera that sees the same target from this side, as near}
  public Camera seenBy(Camera camera) {
    return camera.facing(Math.atan2(-right().z(), right().x()), Math.asin(towardsEye().y()));
  }

  /// {@return whether the ground is seen as a line from this side}
  public boolean showsGroundEdgeOn() {
    return up().equals(Vec3.Y);
  }

  /// {@return whether a camera sees this side straight on and upright}
  public boolean isSeenBy(Camera camera) {
    return camera.towardsEye().minus(towardsEye()).length() < SAME
        && camera.right().minus(right()).length() < SAME;
  }
}
