package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import collisionbench.bench.GeneratedTexts;
import collisionbench.bench.text.ReasonException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// No text pasted into a list of points throws anything but a reason.
class AnyPointsTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void everyListIsReadOrRefused(int dimension) {
    GeneratedTexts.of(4000)
        .forEach(text -> {
          try {
            PointText.read(text, dimension)
                .forEach(point -> assertEquals(dimension, point.length, text));
          } catch (ReasonException refused) {
            assertFalse(refused.phrase().text().isEmpty());
          } catch (RuntimeException | StackOverflowError fault) {
            throw new AssertionError("pasted " + text, fault);
          }
        });
  }
}
