package collisionbench.app.scene;

/// How many dimensions a scene has.
public enum Space {
  /// Shapes in space.
  THREE,
  /// Shapes in the plane, seen straight on.
  TWO
}
