package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The laws of separation hold whether or not the closed form answers; this holds that it does.
class ThickSegmentsTest {

  private static final int CASES = 10_000;

  @ParameterizedTest
  @CsvSource({"0, 0", "0, 1", "0, 2", "1, 1", "1, 2", "2, 2"})
  void provesNearlyAllOrdinaryInputs(int kindA, int kindB) {
    Random random = new Random(7);
    int unproved = 0;
    for (int i = 0; i < CASES; i++) {
      Shape3 a = next(random).get(kindA);
      Shape3 b = next(random).get(kindB);
      unproved += ThickSegments.separation(a, b).isEmpty() ? 1 : 0;
    }
    assertTrue(unproved < CASES / 50, "unproved " + unproved);
  }

  private static List<Shape3> next(Random random) {
    Vec3 start = point(random);
    Vec3 end = point(random);
    double radius = random.nextDouble(0.1, 1);
    return List.of(
        new Sphere(start, radius), new Capsule(start, end, radius), new Segment(start, end));
  }

  private static Vec3 point(Random random) {
    return new Vec3(coordinate(random), coordinate(random), coordinate(random));
  }

  private static double coordinate(Random random) {
    return random.nextDouble(-4, 4);
  }
}
