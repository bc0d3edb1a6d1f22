package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class KernelCrossingTest {

  /// {@return the error for a shape that contains the second half of a segment}
  private static double error(double enter, double exit, boolean exact, boolean convex) {
    return KernelCrossing.eighthsError(enter, exit, _ -> exact, t -> t >= 0.5, convex);
  }

  @Test
  void detectsAMissingInterval() {
    assertEquals(0, error(0.5, 1, true, true));
    assertEquals(Double.POSITIVE_INFINITY, error(1, 1, true, true));
    assertEquals(Double.POSITIVE_INFINITY, error(0.5, 0.75, true, true));
    assertEquals(0, error(1, 1, false, true));
  }

  @Test
  void detectsAnIntervalThatIsTooLongForConvexShapes() {
    assertEquals(Double.POSITIVE_INFINITY, error(0.25, 1, true, true));
    assertEquals(0, error(0.25, 1, true, false));
  }

  @Test
  void ignoresRoundedPoints() {
    assertTrue(KernelCrossing.isExact(-13, 3, 0.625, -3));
    assertFalse(KernelCrossing.isExact(0, 0.3, 0.125, Math.nextUp(0.0375)));
    assertFalse(KernelCrossing.isExact(-1e308, 1e308, 0.5, Double.NaN));
  }
}
