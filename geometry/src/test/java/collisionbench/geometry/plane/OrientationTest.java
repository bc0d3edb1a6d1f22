package collisionbench.geometry.plane;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
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
  void detectsOneBitOffALine() {
    assertEquals(1, Orientation.of(at(0.1, 0.1), at(0.7, 0.7), at(0.3, Math.nextUp(0.3))));
    assertEquals(-1, Orientation.of(at(0.1, 0.1), at(0.7, 0.7), at(0.3, Math.nextDown(0.3))));
    assertEquals(0, Orientation.of(at(0.1, 0.1), at(0.7, 0.7), at(0.3, 0.3)));
    assertEquals(1, Orientation.of(at(1e9, 1e9), at(-1e9, -1e9), at(Double.MIN_VALUE, 0)));
  }

  @Test
  void survivesOverflowAndUnderflow() {
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

  @ParameterizedTest
  @ValueSource(ints = {0, -400, -500, 480})
  void agreesWithExactArithmeticOnALattice(int exponent) {
    Random random = new Random(4);
    double step = Math.scalb(1.0, exponent);
    int ties = 0;
    for (int i = 0; i < 20_000; i++) {
      Vec2 a = at(random.nextInt(), random.nextInt()).times(step);
      Vec2 by = at(random.nextInt(), random.nextInt());
      Vec2 besides = at(random.nextInt(3) - 1, random.nextInt(3) - 1);
      int times = random.nextInt(3, 100);
      Vec2 c = a.plus(step, by.times(times).plus(besides));
      Vec2 b = a.plus(step, by);
      assertEquals(exact(a, b, c), Orientation.of(a, b, c), () -> a + " " + b + " " + c);
      ties += exact(a, b, c) == 0 ? 1 : 0;
    }
    assertTrue(ties > 1_000, "ties " + ties);
  }

  private static int exact(Vec2 a, Vec2 b, Vec2 c) {
    return area(a, b, c).signum();
  }

  private static BigDecimal area(Vec2 a, Vec2 b, Vec2 c) {
    return minus(b.x(), a.x())
        .multiply(minus(c.y(), a.y()))
        .subtract(minus(b.y(), a.y()).multiply(minus(c.x(), a.x())));
  }

  private static BigDecimal minus(double x, double y) {
    return new BigDecimal(x).subtract(new BigDecimal(y));
  }
}
