package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Vec3;
import java.util.EnumSet;
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

  /// {@return the plane of a figure: the coordinate plane that faces a camera most}
  static Constraint figure(Camera camera) {
    return new Across(Nudge.nearest(camera.towardsEye(), EnumSet.allOf(Axis.class)));
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
