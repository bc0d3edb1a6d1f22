package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SnapStepTest {

  @Test
  void theNearestMultipleIsTheDoubleOfItsDecimal() {
    assertEquals(0.3, SnapStep.of(0.1).nearest(0.26));
    assertEquals(-0.6, SnapStep.of(0.2).nearest(-0.51));
    assertEquals(1500, SnapStep.of(500).nearest(1300));
    assertEquals(0, SnapStep.of(0.1).nearest(-0.04));
    assertEquals(0.75, SnapStep.of(0.25).nearest(0.7));
    assertEquals(2.1, SnapStep.of(0.7).nearest(2));
  }

  @Test
  void coarseDoublesAreNotRounded() {
    assertEquals(1e300, SnapStep.of(0.1).nearest(1e300));
    assertEquals(1e-300, SnapStep.of(Double.MIN_VALUE).nearest(1e-300));
  }

  @Test
  void withoutAFinitePixelANumberIsNotRounded() {
    assertEquals(0.3, SnapStep.finerThanPixels(Double.POSITIVE_INFINITY).nearest(0.3));
    assertEquals(0, SnapStep.finerThanPixels(0).nearest(0.3));
  }

  @Test
  void fineDragsUseATenthOfTheStep() {
    assertEquals(0.05, SnapStep.of(0.1).tenth().nearest(0.051));
    assertEquals(0.001, SnapStep.finerThanPixels(100).size());
  }
}
