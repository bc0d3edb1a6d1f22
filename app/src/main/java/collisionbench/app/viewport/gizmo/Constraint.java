package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Vec3;
import java.util.Comparator;
import java.util.stream.Stream;

/// The constraint on a dragged point.
sealed interface Constraint {

  /// A normal this close to an axis is parallel to it.
  double ALONG = 1 - 1e-9;

  /// A line in a unit direction.
  record Along(Vec3 direction) implements Constraint {

    Along(Axis axis) {
      this(axis.direction());
    }
  }

  /// A plane with a unit normal.
  record Across(Vec3 normal) implements Constraint {}

  /// {@return the plane parallel to the picture}
  static Constraint free(Projection projection) {
    return new Across(projection.camera().towardsEye());
  }

  /// {@return the plane of a figure: that of the axes of its bodies which faces a camera most}
  static Constraint figure(Scene scene, Camera camera) {
    return scene.bodies().stream()
        .map(EditedBodies::frame)
        .flatMap(frame -> Stream.of(frame.axisX(), frame.axisY(), frame.axisZ()))
        .max(Comparator.comparingDouble(axis -> Math.abs(axis.dot(camera.towardsEye()))))
        .map(Across::new)
        .orElseThrow();
  }

  /// {@return whether it is a line that is not parallel to an axis of the scene}
  default boolean isOblique() {
    return this instanceof Along && Stream.of(Axis.values()).filter(this::leaves).count() > 1;
  }

  /// {@return whether a coordinate may change}
  default boolean leaves(Axis axis) {
    return switch (this) {
      case Along(Vec3 direction) -> axis.of(direction) != 0;
      case Across(Vec3 normal) -> Math.abs(axis.of(normal)) < ALONG;
    };
  }

  /// {@return the part of a displacement that it allows}
  default Vec3 part(Vec3 by) {
    return switch (this) {
      case Along(Vec3 direction) -> direction.times(by.dot(direction));
      case Across(Vec3 normal) -> by.plus(-by.dot(normal), normal);
    };
  }
}
