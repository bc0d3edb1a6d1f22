package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DecimalsTest {

  @Test
  void addsTheNumbersAsWritten() {
    assertEquals(0.3, Decimals.sum(0.1, 0.2));
    assertEquals(0.2, Decimals.sum(10.3, -10.1));
    assertEquals(0, Decimals.sum(0.7, -0.7));
    assertEquals(
        new Vec3(0.3, -0.1, 5), Decimals.sum(new Vec3(0.1, 0.2, 5), new Vec3(0.2, -0.3, 0)));
    assertEquals(
        new Vec3(0.2, 0, 0), Decimals.difference(new Vec3(10.3, 1, 0), new Vec3(10.1, 1, 0)));
  }

  /// Both numbers are within half a unit in the last place of their decimals, and so is each sum.
  @Test
  void sumsAreWithinRoundingOfBinarySums() {
    Random random = new Random(6);
    for (int i = 0; i < 10_000; i++) {
      double a = random.nextGaussian() * Math.pow(10, random.nextInt(-5, 5));
      double b = random.nextGaussian() * Math.pow(10, random.nextInt(-5, 5));
      double largest = Math.max(Math.abs(a + b), Math.max(Math.abs(a), Math.abs(b)));
      assertEquals(a + b, Decimals.sum(a, b), 2 * Math.ulp(largest));
    }
  }

  @Test
  void productsAreDecimal() {
    assertEquals(0.3, Decimals.product(0.1, 3));
    assertEquals(1.15, Decimals.product(115, 0.01));
    assertEquals(0.01, Decimals.product(0.1, 0.1));
    assertEquals(0, Decimals.product(1e-300, 1e-300));
    assertEquals(Double.POSITIVE_INFINITY, Decimals.product(1e300, 1e300));
    assertEquals(Double.NEGATIVE_INFINITY, Decimals.product(-1, Double.POSITIVE_INFINITY));
  }

  @Test
  void keepsNanAndInfinity() {
    assertEquals(Double.POSITIVE_INFINITY, Decimals.sum(1, Double.POSITIVE_INFINITY));
    assertEquals(Double.NaN, Decimals.sum(Double.NaN, 1));
    assertEquals(Double.POSITIVE_INFINITY, Decimals.sum(1.7e308, 1.7e308));
  }

  @Test
  void hundredNudgesAddUpExactly() {
    Scene scene =
        new Scene(
            "",
            "",
            Space.THREE,
            List.of(new Body3("a", new Sphere(Vec3.ZERO, 1))),
            Optional.empty(),
            Optional.empty());
    for (int i = 0; i < 100; i++) {
      scene = new Edit.Move("a", new Vec3(0.1, 0, 0)).applyTo(scene);
    }
    assertEquals(List.of(new Vec3(10, 0, 0)), scene.bodies().getFirst().points());
  }
}
