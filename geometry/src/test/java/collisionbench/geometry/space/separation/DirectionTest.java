package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Vectors of length one.
class DirectionTest {

  /// Also where a square is too small or too large for a double.
  @ParameterizedTest
  @ValueSource(ints = {-1060, -540, -500, -450, 0, 450, 500, 540, 1020})
  void unitIsTheSameAtAnySize(int power) {
    Vec3 scaled = Oracle.scaled(new Vec3(3, 0, -4), power);
    assertEquals(new Vec3(0.6, 0, -0.8), Direction.unit(scaled));
  }
}
