package collisionbench.app.panel.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.scene.Camera;
import collisionbench.bench.text.Numbers;
import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberKindTest {

  /// 10 * 1e-6 and 0.1 * 0.1 are no powers of ten in doubles.
  @Test
  void stepsArePowersOfTen() {
    for (int exponent = -15; exponent <= 15; exponent++) {
      Camera camera = new Camera(Vec3.ZERO, 3 * Math.pow(10, exponent), 0, 0);
      double perKey = NumberKind.COORDINATE.perKey(camera);
      for (double step :
          new double[] {
            perKey, SteppedNumber.step(perKey, false, true), SteppedNumber.step(perKey, true, false)
          }) {
        assertEquals("1", String.valueOf(step).replaceAll("E.*|[.0]", ""), () -> "step " + step);
      }
    }
  }

  /// As a field at rest shows it; angles and quaternions are beside 1, however large the body is.
  @ParameterizedTest
  @CsvSource({
    "COORDINATE, 7.77e-17, 2, 0",
    "COORDINATE, -1e-12, 2, 0",
    "COORDINATE, 3e-12, 2, 3e-12",
    "COORDINATE, 1e-9, 2000, 0",
    "COORDINATE, 1e-20, 1e-9, 1e-20",
    "SIZE, 1e-13, 1, 0",
    "SIZE, 1e-11, 1, 1e-11",
    "ANGLE, 1e-13, 1e-9, 0",
    "ANGLE, 1e-9, 1e9, 1e-9",
    "OPENING, -1e-13, 1e-9, 0",
    "COMPONENT, 6.1e-17, 1e-30, 0",
    "COMPONENT, 1e-6, 1e9, 1e-6",
    "COORDINATE, 0, 0, 0",
    "COORDINATE, 1e-300, 0, 1e-300"
  })
  void whatIsOnlyRoundingReadsAsZero(NumberKind kind, double value, double size, String shown) {
    assertEquals(shown, Numbers.of(value, kind.measure(size)));
  }
}
