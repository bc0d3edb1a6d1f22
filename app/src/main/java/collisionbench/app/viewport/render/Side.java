package collisionbench.app.viewport.render;

import collisionbench.app.scene.Camera;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.stream.Stream;

/// A side from which a 3D scene is viewed.
public enum Side {
  FRONT,
  BACK,
  RIGHT,
  LEFT,
  TOP,
  BOTTOM;

  private static final double SAME = 1e-9;

  /// {@return the side that a picture shows exactly and without perspective, if any}
  public static Optional<Side> of(Projection projection) {
    return Stream.of(values())
        .filter(side -> projection.isParallel() && side.isSeenBy(projection.camera()))
        .findFirst();
  }

  /// {@return the outward unit vector}
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

  /// {@return the unit vector that points up in the picture}
  public Vec3 up() {
    return switch (this) {
      case FRONT, BACK, RIGHT, LEFT -> Vec3.Y;
      case TOP -> Vec3.Z.negated();
      case BOTTOM -> Vec3.Z;
    };
  }

  /// {@return the unit vector that points right in the picture}
  public Vec3 right() {
    return up().cross(towardsEye());
  }

  /// {@return the opposite side}
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

  /// {@return a camera on this side, with the same target and distance}
  public Camera seenBy(Camera camera) {
    return camera.facing(Math.atan2(-right().z(), right().x()), Math.asin(towardsEye().y()));
  }

  /// {@return whether the ground is seen edge-on}
  public boolean showsGroundEdgeOn() {
    return up().equals(Vec3.Y);
  }

  /// {@return whether a camera views this side exactly and upright}
  public boolean isSeenBy(Camera camera) {
    return camera.towardsEye().minus(towardsEye()).length() < SAME
        && camera.right().minus(right()).length() < SAME;
  }
}
