package collisionbench.app.viewport.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RulerTest {

  @Test
  void numbersGrowUpwardsWherePixelsGrowDown() {
    Ruler up = new Ruler(0, -100, 400);
    assertEquals(200, up.pixel(0));
    assertEquals(100, up.pixel(1));
    assertEquals(List.of(-2L, -1L, 0L, 1L, 2L), up.multiplesInView(1));
  }

  @Test
  void onlyMultiplesInViewAreGiven() {
    assertEquals(List.of(10L, 11L, 12L), new Ruler(5.5, 100, 100).multiplesInView(0.5));
  }

  @Test
  void coarseDoublesHaveNoMultiples() {
    assertTrue(new Ruler(1e20, 1e6, 1000).multiplesInView(1e-4).isEmpty());
  }

  @Test
  void multiplesCloserThanPixelsAreNotGiven() {
    assertTrue(new Ruler(0, 1e-300, 1000).multiplesInView(1e290).isEmpty());
  }
}
