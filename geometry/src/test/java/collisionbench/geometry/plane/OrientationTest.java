package collisionbench.geometry.plane;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrientationTest {

  @Test
  void leftIsPositive() {
    assertEquals(1, Orientation.of(at(0, 0), at(1, 0), at(0, 1)));
    assertEquals(-1, Orientation.of(at(0, 0), at(1, 0), at(0, -1)));
    assertEquals(0, Orientation.of(at(0, 0), at(1, 1), at(3, 3)));
    assertEquals(0, Orientation.of(at(1, 1), at(1, 1), at(3, 4)));
  }

  @Test
  void oneBitOffALineIsSeen() {
    assertEquals(1, Orientation.of(at(0.1, 0.1), at(0.7, 0.7), at(0.3, Math.nextUp(0.3))));
    assertEquals(-1, Orientation.of(at(0.1, 0.1), at(0.7, 0.7), at(0.3, Math.nextDown(0.3))));
    assertEquals(0, Orientation.of(at(0.1, 0.1), at(0.7, 0.7), at(0.3, 0.3)));
    assertEquals(1, Orientation.of(at(1e9, 1e9), at(-1e9, -1e9), at(Double.MIN_VALUE, 0)));
  }

  @Test
  void neitherOverflowNorUnderflowDeceivesIt() {
    assertEquals(1, Orientation.of(at(0, 0), at(1e-300, 0), at(0, 1e-300)));
    assertEquals(1, Orientation.of(at(-1e308, -1e308), at(1e308, -1e308), at(0, 1e308)));
    assertEquals(0, Orientation.of(at(-1e308, -1e308), at(1e308, 1e308), at(0, 0)));
    assertEquals(-1, Orientation.of(at(0, 0), at(3e-320, 1e-320), at(6e-320, 1.9e-320)));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void agreesWithExactArithmeticNextToALine(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      Vec2 a = at(random.nextDouble(), random.nextDouble());
      Vec2 b = at(random.nextDouble() * 100, random.nextDouble());
      Vec2 c = a.towards(b, 2 * random.nextDouble());
      assertEquals(exact(a, b, c), Orientation.of(a, b, c), () -> a + " " + b + " " + c);
    }
  }

  private static int exact(Vec2 a, Vec2 b, Vec2 c) {
    return area(a, b, c).signum();
  }

  private static BigDecimal area(Vec2 a, Vec2 b, Vec2 c) {
    return minus(b.x(), a.x())
        .multiply(minus(c.y(), a.y()))
        .subtract(minus(b.y(), a.y()).multiply(minus(c.x(), a.x())));
  }

  /// From a way straight across a line to one that is all but along it.
  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-300, 0x1p-500, 0x1p-1000, 0x1p480, 0x1p511})
  void crossingIsRightHoweverCloseToTheLine(double size) {
    Random random = new Random(4);
    int crossed = 0;
    for (int i = 0; i < 20_000; i++) {
      double beside = size * Math.pow(10, -random.nextDouble(18));
      Vec2 a = at(random.nextGaussian(), random.nextGaussian()).times(size);
      Vec2 b = at(random.nextGaussian(), random.nextGaussian()).times(size);
      Vec2 across = b.minus(a).times(1 / size).perpendicular();
      Vec2 p = a.towards(b, random.nextGaussian()).plus(beside * random.nextDouble(), across);
      Vec2 q = a.towards(b, random.nextGaussian()).plus(-beside * random.nextDouble(), across);
      if (Orientation.of(a, b, p) * Orientation.of(a, b, q) < 0) {
        BigDecimal before = area(a, b, p);
        double t =
            before.divide(before.subtract(area(a, b, q)), MathContext.DECIMAL128).doubleValue();
        assertEquals(t, Orientation.crossing(a, b, p, q), 0x1p-42);
        crossed++;
      }
    }
    assertTrue(crossed > 10_000);
  }

  private static BigDecimal minus(double x, double y) {
    return new BigDecimal(x).subtract(new BigDecimal(y));
  }
}
