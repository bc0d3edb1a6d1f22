package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Triangles from fat ones to slivers, of any size.
class WeightsTest {

  private static final int CASES = 5_000;

  @ParameterizedTest
  @ValueSource(ints = {-900, -300, 0, 180})
  void weightsLeadToThePoint(int exponent) {
    Random random = new Random(17);
    int close = 0;
    for (int i = 0; i < CASES; i++) {
      Vec3 a = Oracle.gaussian(random);
      Vec3 b = Oracle.gaussian(random);
      double thin = Math.pow(10, -random.nextDouble(16));
      Vec3 c = a.towards(b, random.nextGaussian()).plus(thin, Oracle.gaussian(random));
      double u = random.nextDouble();
      double v = random.nextDouble(1 - u);
      double scale = Math.scalb(1.0, exponent);
      Triangle t = new Triangle(a.times(scale), b.times(scale), c.times(scale));
      Vec3 point = at(t, u, v);
      Weights weights = Weights.of(point, t);
      if (!weights.areClose(point, t)) {
        continue;
      }
      close++;
      String what = "seed 17, case " + i + ": " + t + " " + weights;
      Vec3 miss = at(t, weights.u(), weights.v()).minus(point).times(1 / scale);
      double size = Oracle.scale(new Triangle(a, b, c), new Sphere(Vec3.ZERO, 1));
      assertEquals(0, miss.largest(), 1e-12 * size, what);
      assertTrue(weights.u() >= 0 && weights.v() >= 0, what);
      assertTrue(weights.u() + weights.v() <= Math.nextUp(1.0), what);
    }
    assertTrue(exponent < -200 ? close == 0 : close > CASES / 4, "close " + close);
  }

  private static Vec3 at(Triangle t, double u, double v) {
    return t.a().plus(u, t.b().minus(t.a())).plus(v, t.c().minus(t.a()));
  }
}
