package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.proof.ExactNearest;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The laws of separation hold whether or not the closed form answers; this holds that it does.
class ClosedFormTest {

  private static final int CASES = 5_000;

  /// Of a sphere, a capsule, a segment and a triangle.
  @ParameterizedTest
  @CsvSource({"0, 0", "0, 1", "0, 2", "1, 1", "1, 2", "2, 2", "0, 3", "1, 3"})
  void provesNearlyAllOrdinaryInputs(int kindA, int kindB) {
    Random random = new Random(7);
    int asked = 0;
    int unproved = 0;
    for (int i = 0; i < CASES; i++) {
      Shape3 a = next(random).get(kindA);
      Shape3 b = next(random).get(kindB);
      double distance = ClosedForm.distance(a, b);
      // A triangle that a core passes through is for the search.
      boolean isAsked = kindB != 3 || Separation3.distance(Core.of(a), b) > 0;
      asked += isAsked ? 1 : 0;
      unproved += isAsked && Double.isNaN(distance) ? 1 : 0;
      double whole = ClosedForm.separation(a, b).map(Separation3::distance).orElse(Double.NaN);
      assertEquals(whole, distance, "seed 7, case " + i);
    }
    assertTrue(unproved < asked / 30, "unproved " + unproved + " of " + asked);
  }

  /// The cores are moved next to each other, where most digits of the vector between them cancel.
  @Test
  void boundOfTheProofIsRightAndNotTenTimesTooWide() {
    Random random = new Random(9);
    double worst = 0;
    for (int i = 0; i < 4 * CASES; i++) {
      Shape3 a = Core.of(next(random).get(i % 2));
      Shape3 drawn = Core.of(next(random).get(1 + i % 3));
      Separation3 far = Separation3.between(a, drawn);
      double closer = far.distance() * (1 - Math.pow(10, -random.nextDouble(5)));
      Shape3 b = drawn.translated(far.normal().times(-closer));
      double distance = ClosedForm.distance(a, b);
      if (far.distance() > 0 && !Double.isNaN(distance)) {
        double off = Math.abs(distance - ExactNearest.of(a, b).distance());
        worst = Math.max(worst, off / (GapProof.ROUNDING * Core.size(a, b)));
      }
    }
    assertTrue(worst > 0.1 && worst <= 1, "seed 9, worst " + worst);
  }

  private static List<Shape3> next(Random random) {
    Vec3 start = Oracle.gaussian(random).times(2);
    Vec3 end = Oracle.gaussian(random).times(2);
    Vec3 third = Oracle.gaussian(random).times(2);
    double radius = random.nextDouble(0.1, 1);
    return List.of(
        new Sphere(start, radius),
        new Capsule(start, end, radius),
        new Segment(start, end),
        new Triangle(start, end, third));
  }
}
