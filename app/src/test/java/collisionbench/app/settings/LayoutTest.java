package collisionbench.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LayoutTest {

  @Test
  void viewKeepsHalfOfAnyWindow() {
    assertEquals(Layout.FIRST, Layout.FIRST.within(1280, 1), "and more than half of the usual one");
    for (double whole = 760; whole < 3000; whole += 100) {
      Layout fitting = Layout.FIRST.resized(400, 600).within(whole, 1);
      assertTrue(fitting.outlinerWidth() + fitting.inspectorWidth() <= whole / 2 + 1e-9);
    }
  }

  @Test
  void largerTextHasMoreRoomBesideTheView() {
    Layout wide = Layout.FIRST.resized(400, 600);
    for (double size : new double[] {1, 1.125, 1.5, 2}) {
      Layout fitting = wide.within(800, size);
      double view = 800 - fitting.outlinerWidth() - fitting.inspectorWidth();
      assertEquals(800 * Layout.viewShare(size), view, 1e-9);
      assertTrue(view >= 280 && view <= 400, "the view " + view);
    }
  }

  @Test
  void hiddenPaneTakesNoSpace() {
    Layout alone = Layout.FIRST.outlinerToggled().resized(400, 500);
    assertEquals(500, alone.within(1000, 1).inspectorWidth());
  }

  @Test
  void panesAreNeverTooNarrow() {
    assertEquals(Layout.LEAST, Layout.FIRST.resized(-5, 300).outlinerWidth());
    assertThrows(
        IllegalArgumentException.class, () -> new Layout(10, 300, true, true, Layout.Tab.ANSWERS));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Layout(300, Double.NaN, true, true, Layout.Tab.ANSWERS));
  }
}
