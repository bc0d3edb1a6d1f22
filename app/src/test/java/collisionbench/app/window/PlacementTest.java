package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.settings.Settings.Bounds;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementTest {

  private static final List<Rectangle2D> SCREENS =
      List.of(new Rectangle2D(0, 0, 1600, 1000), new Rectangle2D(1600, 0, 1000, 800));

  private static Optional<Bounds> seen(double x, double y, double width, double height) {
    return Placement.seen(new Bounds(x, y, width, height, false), SCREENS);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "100, 50", "-700, 200", "1500, 700", "2400, 10", "200, -10"})
  void aWindowThatCanBeTakenHoldOfIsPutBack(double x, double y) {
    assertEquals(Optional.of(new Bounds(x, y, 900, 700, false)), seen(x, y, 900, 700));
  }

  @ParameterizedTest
  @CsvSource({"-890, 200", "2590, 100", "100, 990", "100, -300", "5000, 5000"})
  void aWindowThatCannotIsNot(double x, double y) {
    assertEquals(Optional.empty(), seen(x, y, 900, 700));
  }

  @Test
  void aWindowIsNoLargerThanItsScreen() {
    assertEquals(Optional.of(new Bounds(0, 0, 1600, 1000, false)), seen(0, 0, 4000, 3000));
  }

  @Test
  void withoutScreensNothingIsSeen() {
    assertEquals(Optional.empty(), Placement.seen(new Bounds(0, 0, 100, 100, false), List.of()));
  }
}
