package collisionbench.geometry.number;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class QuadraticTest {

  private static final double ERROR = 1e-15;

  @Test
  void isPositiveIfItsMinimumIs() {
    assertTrue(new Quadratic(1, 1, 3.9, ERROR).isPositive());
    assertFalse(new Quadratic(1, 1, 4.1, ERROR).isPositive());
    assertTrue(new Quadratic(9, 1, 15, ERROR).isPositive());
    assertFalse(new Quadratic(9, 1, 17, ERROR).isPositive());
    assertTrue(new Quadratic(9, 1, 3, ERROR).isPositive());
    assertFalse(new Quadratic(9, -1, 3, ERROR).isPositive());
  }

  @Test
  void isPositiveEvenIfTwiceTheCurvatureOverflows() {
    double size = 0x1p1021;
    assertFalse(new Quadratic(4 * size, 0, 7 * size, size * ERROR).isPositive());
    assertFalse(new Quadratic(2 * size, size, 7 * size, size * ERROR).isPositive());
    assertTrue(new Quadratic(4 * size, 3 * size, 7 * size, size * ERROR).isPositive());
  }
}
