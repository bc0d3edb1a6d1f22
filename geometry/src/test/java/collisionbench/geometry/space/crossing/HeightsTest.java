package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Segments from across a triangle's plane to all but in it. Where cubes of the sizes overflow or
/// all but underflow, nothing is clear.
class HeightsTest {

  private static final int CASES = 5_000;

  @ParameterizedTest
  @ValueSource(ints = {-1000, -300, 0, 300, 1000})
  void whatIsClearIsSo(int exponent) {
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
      if (heights.areClear()) {
        Dyadic start = height(t, s.start());
        Dyadic end = height(t, s.end());
        assertEquals(-1, start.signum() * end.signum(), what);
        double crossing = start.times(Dyadic.of(start.signum())).over(way(start, end));
        assertEquals(crossing, heights.crossing(), 1e-12, what);
        clear++;
      }
    }
    assertTrue(exponent < 0 || exponent > 340 || clear > CASES / 10, "clear " + clear);
  }

  private static Dyadic way(Dyadic start, Dyadic end) {
    Dyadic way = start.minus(end);
    return way.signum() > 0 ? way : way.negated();
  }

  private static Dyadic height(Triangle t, Vec3 point) {
    Dyadic3 a = Exactly.of(t.a());
    Dyadic3 n = Exactly.of(t.b()).minus(a).cross(Exactly.of(t.c()).minus(a));
    return n.dot(Exactly.of(point).minus(a));
  }

  private static Vec3 near(Triangle t, double scale, Random random) {
    double off = random.nextBoolean() ? 1 : Math.pow(10, -random.nextDouble(18));
    Vec3 inPlane = t.a().towards(t.b(), random.nextGaussian()).towards(t.c(), random.nextDouble());
    return inPlane.plus(off * scale, Oracle.gaussian(random));
  }
}
