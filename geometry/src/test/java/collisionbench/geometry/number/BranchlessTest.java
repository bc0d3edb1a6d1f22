package collisionbench.geometry.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BranchlessTest {

  private static final double[] NUMBERS = {
    Double.NEGATIVE_INFINITY,
    -Double.MAX_VALUE,
    -1,
    -Double.MIN_VALUE,
    0,
    Double.MIN_VALUE,
    0.5,
    Math.nextDown(1.0),
    1,
    Math.nextUp(1.0),
    Double.MAX_VALUE,
    Double.POSITIVE_INFINITY
  };

  @Test
  void clampsEveryNumber() {
    for (double t : NUMBERS) {
      assertEquals(Math.clamp(t, 0.0, 1.0), Branchless.toUnit(t));
    }
    assertEquals(0.0, Branchless.toUnit(-0.0));
  }

  @Test
  void bringsWhatIsNoNumberToAnEnd() {
    double t = Branchless.toUnit(Double.NaN);
    assertTrue(t == 0 || t == 1, () -> "NaN to " + t);
  }

  @Test
  void isTheLowerUnlessBothAreNegative() {
    for (double a : NUMBERS) {
      for (double b : NUMBERS) {
        double lower = Branchless.lower(a, b);
        if (a >= 0 || b >= 0) {
          assertEquals(Math.min(a, b), lower);
        } else {
          assertTrue(lower == a || lower == b, () -> a + " and " + b + ": " + lower);
        }
      }
    }
  }
}
