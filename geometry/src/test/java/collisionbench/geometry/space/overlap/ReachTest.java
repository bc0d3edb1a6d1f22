package collisionbench.geometry.space.overlap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is said of two sums of squares, where they are as close as rounding lets them be.
class ReachTest {

  private static final int CASES = 20_000;

  /// From where squares underflow to where they overflow.
  @ParameterizedTest
  @ValueSource(ints = {0, 1, -505, -520, -535, -538, -540, -1060, 500, 510, 512, 600})
  void whatIsBelowIsBelow(int exponent) {
    Random random = new Random(exponent);
    for (int i = 0; i < CASES; i++) {
      Vec3 p = scaled(random, exponent);
      Vec3 q = scaled(random, exponent);
      Vec3 way = q.minus(p);
      double length = Math.hypot(way.x(), Math.hypot(way.y(), way.z()));
      double first = length * random.nextDouble();
      double second = Math.max(0, length - first + random.nextInt(-6, 7) * Math.ulp(length));
      double squared = way.lengthSquared();
      double limit = (first + second) * (first + second);
      int order = squared(p, q).compareTo(new BigDecimal(first).add(new BigDecimal(second)).pow(2));
      int verdict = Reach.ofSquares(squared, limit);
      assertTrue(!Verdict.touching(verdict) || order < 0, () -> p + " " + q + " within reach");
      assertTrue(!Verdict.apart(verdict) || order > 0, () -> p + " " + q + " out of reach");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, -500, 500, 510})
  void whatIsClearlyBelowIsTold(int exponent) {
    double square = Math.scalb(1.0, 2 * exponent);
    double more = square * (1 + 0x1p-47);
    assertTrue(Verdict.touching(Reach.ofSquares(square, more)));
    assertTrue(Verdict.apart(Reach.ofSquares(more, square)));
    assertTrue(Verdict.touching(Reach.ofSquares(0, square)));
    assertTrue(Verdict.apart(Reach.ofSquares(Double.POSITIVE_INFINITY, square)));
  }

  private static Vec3 scaled(Random random, int exponent) {
    return new Vec3(
        Math.scalb(random.nextDouble(-1, 1), exponent),
        Math.scalb(random.nextDouble(-1, 1), exponent),
        Math.scalb(random.nextDouble(-1, 1), exponent));
  }

  private static BigDecimal squared(Vec3 p, Vec3 q) {
    return squared(p.x(), q.x()).add(squared(p.y(), q.y())).add(squared(p.z(), q.z()));
  }

  private static BigDecimal squared(double from, double to) {
    return new BigDecimal(to).subtract(new BigDecimal(from)).pow(2);
  }
}
