package collisionbench.app.viewport.render;

import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.stream.Stream;

/// A side from which a 3D scene is viewed.
public enum Side {
  FRONT(Vec3.Z, Vec3.Y),
  BACK(Vec3.Z.negated(), Vec3.Y),
  RIGHT(Vec3.X, Vec3.Y),
  LEFT(Vec3.X.negated(), Vec3.Y),
  TOP(Vec3.Y, Vec3.Z.negated()),
  BOTTOM(Vec3.Y.negated(), Vec3.Z);

  private static final double SAME = 1e-9;

  @SuppressWarnings("ImmutableEnumChecker") // a vector is immutable
  private final Vec3 towardsEye;

  @SuppressWarnings("ImmutableEnumChecker")
  private final Vec3 up;

  Side(Vec3 towardsEye, Vec3 up) {
    this.towardsEye = towardsEye;
    this.up = up;
  }

  /// {@return the side that a picture shows exactly and without perspective, if any}
  public static Optional<Side> of(Projection projection) {
    return Stream.of(values())
        .filter(side -> projection.isParallel() && side.isSeenBy(projection.camera()))
        .findFirst();
  }

  /// {@return the outward unit vector}
  public Vec3 towardsEye() {
    return towardsEye;
  }

  /// {@return the unit vector that points up in the picture}
  public Vec3 up() {
    return up;
  }

  /// {@return the unit vector that points right in the picture}
  public Vec3 right() {
    return up().cross(towardsEye());
  }

  public Side opposite() {
    return Stream.of(values())
        .filter(side -> side.towardsEye.equals(towardsEye.negated()))
        .findFirst()
        .orElseThrow();
  }

  /// {@return a camera on this side, with the same target and distance}
  public Camera seenBy(Camera camera) {
    return camera.facing(Math.atan2(-right().z(), right().x()), Math.asin(towardsEye().y()));
  }

  public boolean showsGroundEdgeOn() {
    return up().equals(Vec3.Y);
  }

  /// {@return whether a camera views this side exactly and upright}
  public boolean isSeenBy(Camera camera) {
    return camera.towardsEye().minus(towardsEye()).length() < SAME
        && camera.right().minus(right()).length() < SAME;
  }
}
