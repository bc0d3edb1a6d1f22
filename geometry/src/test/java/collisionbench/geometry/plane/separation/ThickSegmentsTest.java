package collisionbench.geometry.plane.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The laws of separation hold whether or not the closed form answers; this holds that it does,
/// unless the segments cross.
class ThickSegmentsTest {

  private static final int CASES = 10_000;

  @ParameterizedTest
  @CsvSource({"0, 0", "0, 1", "0, 2", "1, 1", "1, 2"})
  void provesNearlyAllOrdinaryInputs(int kindA, int kindB) {
    Random random = new Random(7);
    int unproved = 0;
    for (int i = 0; i < CASES; i++) {
      Shape2 a = next(random).get(kindA);
      Shape2 b = next(random).get(kindB);
      double distance = ThickSegments.distance(a, b);
      unproved += Double.isNaN(distance) ? 1 : 0;
      double whole = ThickSegments.separation(a, b).map(Separation2::distance).orElse(Double.NaN);
      assertEquals(whole, distance, "seed 7, case " + i);
    }
    assertTrue(unproved < CASES / 4, "unproved " + unproved);
  }

  private static List<Shape2> next(Random random) {
    Vec2 start = point(random);
    Vec2 end = point(random);
    double radius = random.nextDouble(0.1, 1);
    return List.of(
        new Circle(start, radius), new Capsule2(start, end, radius), new Segment2(start, end));
  }

  private static Vec2 point(Random random) {
    return new Vec2(coordinate(random), coordinate(random));
  }

  private static double coordinate(Random random) {
    return random.nextDouble(-4, 4);
  }
}
