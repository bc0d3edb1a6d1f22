package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Shapes so small that the squares of their lengths or area underflow leave a box through the
/// nearest face, like a point.
final class SpeckTest {

  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1), Rotation.NONE);

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1.588e-162, 1e-155, 1e-140, 1e-130})
  void segment(double size) {
    leaves(new Segment(Vec3.ZERO, new Vec3(0, 0.3 * size, size)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-160, 1.26e-81, 1e-79, 1e-70, 1e-60})
  void triangle(double size) {
    Vec3 b = new Vec3(0, 0, size);
    Vec3 c = new Vec3(0.3 * size, -size, 0);
    leaves(new Triangle(Vec3.ZERO, b, c));
  }

  private static void leaves(Shape3 speck) {
    assertEquals(-1, Separation3.between(speck, CUBE).distance(), 1e-15);
    assertEquals(-1, Separation3.between(CUBE, speck).distance(), 1e-15);
  }
}
