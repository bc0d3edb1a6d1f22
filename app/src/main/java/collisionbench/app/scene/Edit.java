package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;

/// A change to a scene, made by one gesture.
public sealed interface Edit {

  /// {@return the scene after the change}
  Scene applyTo(Scene scene);

  /// Moves one body.
  record Move(String id, Vec3 by) implements Edit {

    @Override
    public Scene applyTo(Scene scene) {
      return scene.withBody(id, body -> body.movedBy(by));
    }
  }
}
