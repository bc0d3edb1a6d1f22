package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.Test;

class TakenAreasTest {

  private static final Bounds AREA = new BoundingBox(4, 4, 400, 300);

  private final Random random = new Random(1);

  @Test
  void rectanglesIntersectAsIfAllWereCompared() {
    TakenAreas areas = new TakenAreas(AREA);
    List<Bounds> all = new ArrayList<>();
    Stream.generate(this::rectangle)
        .limit(200)
        .forEach(asked -> {
          boolean expected = all.stream().anyMatch(asked::intersects);
          assertEquals(
              expected,
              areas.intersect(
                  asked.getMinX(), asked.getMinY(), asked.getWidth(), asked.getHeight()));
          Bounds taken = rectangle();
          all.add(taken);
          areas.add(taken);
        });
  }

  /// Some are partly or entirely outside the area, some wider than it.
  private Bounds rectangle() {
    double size = random.nextInt(20) == 0 ? 1e9 : 20;
    return new BoundingBox(
        700 * random.nextDouble() - 200,
        600 * random.nextDouble() - 200,
        size * random.nextDouble(),
        20 * random.nextDouble());
  }
}
