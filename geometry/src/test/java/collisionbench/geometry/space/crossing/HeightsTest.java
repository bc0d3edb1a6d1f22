package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Segments from across a triangle's plane to all but in it. Where cubes of the sizes overflow or
/// all but underflow, nothing is ruled out.
class HeightsTest {

  private static final int CASES = 5_000;

  @ParameterizedTest
  @ValueSource(ints = {-1000, -300, 0, 300, 1000})
  void sidesAreExactAndSoIsWhatTheyRuleOut(int exponent) {
    Random random = new Random(18);
    int clear = 0;
    for (int i = 0; i < CASES; i++) {
      double scale = Math.scalb(1.0, exponent);
      Triangle t =
          new Triangle(
              Oracle.gaussian(random).times(scale),
              Oracle.gaussian(random).times(scale),
              Oracle.gaussian(random).times(scale));
      Segment s = new Segment(near(t, scale, random), near(t, scale, random));
      Heights heights = Heights.of(s, t);
      String what = "seed 18, case " + i + ": " + s + " " + t + " " + heights;
      assertEquals(side(t, s.start()), heights.sideOfStart(s, t), what);
      assertEquals(side(t, s.end()), heights.sideOfEnd(s, t), what);
      if (heights.differ()) {
        int leads = Orientation.volume(t.a(), t.b(), t.a(), t.c(), s.start(), s.end());
        assertTrue(leads != 0, what);
        clear++;
      }
    }
    assertTrue(exponent < 0 || exponent > 340 || clear > CASES / 2, "clear " + clear);
  }

  private static int side(Triangle t, Vec3 point) {
    return Orientation.volume(t.a(), t.b(), t.c(), point);
  }

  private static Vec3 near(Triangle t, double scale, Random random) {
    double off = random.nextBoolean() ? 1 : Math.pow(10, -random.nextDouble(18));
    Vec3 inPlane = t.a().towards(t.b(), random.nextGaussian()).towards(t.c(), random.nextDouble());
    return inPlane.plus(off * scale, Oracle.gaussian(random));
  }
}
