package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.stream.Stream;

/// A change to a scene, made by one gesture.
public sealed interface Edit {

  /// {@return the scene after the change}
  ///
  /// @throws IllegalArgumentException if that is not a scene: a body would be where no numbers are
  Scene applyTo(Scene scene);

  /// {@return the scene after the change; empty if that is not a scene}
  default Optional<Scene> tryOn(Scene scene) {
    try {
      return Optional.of(applyTo(scene));
    } catch (IllegalArgumentException beyondNumbers) {
      return Optional.empty();
    }
  }

  /// Moves one body.
  record Move(String id, Vec3 by) implements Edit {

    @Override
    public Scene applyTo(Scene scene) {
      return scene.withBody(id, body -> body.movedBy(by));
    }
  }

  /// Adds a body behind all others.
  record Add(Body body) implements Edit {

    @Override
    public Scene applyTo(Scene scene) {
      return scene.withBodies(Stream.concat(scene.bodies().stream(), Stream.of(body)).toList());
    }
  }

  /// Takes a body away; contacts that were expected of it are no longer.
  record Remove(String id) implements Edit {

    @Override
    public Scene applyTo(Scene scene) {
      return scene.withBodies(
          scene.bodies().stream().filter(body -> !body.id().equals(id)).toList());
    }
  }

  /// Gives the scene a name.
  record Name(String name) implements Edit {

    @Override
    public Scene applyTo(Scene scene) {
      return scene.named(name);
    }
  }
}
