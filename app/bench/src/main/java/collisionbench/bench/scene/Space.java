package collisionbench.bench.scene;

/// How many dimensions a scene has.
public enum Space {
  /// Shapes in space.
  THREE,
  /// Shapes in the plane, seen straight on.
  TWO;

  /// {@return the number of coordinates of a point}
  public int dimension() {
    return this == THREE ? 3 : 2;
  }
}
