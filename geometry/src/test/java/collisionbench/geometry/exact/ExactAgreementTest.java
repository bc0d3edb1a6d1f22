package collisionbench.geometry.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Kind.Draw;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The judge and the kernels, written apart from one another, agree wherever rounding cannot
/// matter.
class ExactAgreementTest {

  private static final double ROUNDING = 1e-13;

  static Stream<Pair> planePairs() {
    return Pair.all();
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void inSpace(Kind kindA, Kind kindB, Draw draw, long seed) {
    Random random = new Random(seed + 1000);
    for (int i = 0; i < 15; i++) {
      Shape3 a = kindA.next(draw, random);
      Shape3 b = kindB.next(draw, random);
      double distance = Exact3.signedDistance(a, b);
      double rounding = ROUNDING * Oracle.scale(a, b);
      assertEquals(distance, Separation3.between(a, b).distance(), rounding, () -> a + " and " + b);
      if (Math.abs(distance) > rounding) {
        assertEquals(Exact3.overlap(a, b), Overlap3.test(a, b), () -> a + " and " + b);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("planePairs")
  void inThePlane(Pair pair) {
    pair.cases(60).forEach(ExactAgreementTest::requireAgreement);
  }

  private static void requireAgreement(Case c) {
    double distance = Exact2.signedDistance(c.a(), c.b());
    double rounding = ROUNDING * size(c.a().bounds().and(c.b().bounds()));
    assertEquals(distance, Separation2.between(c.a(), c.b()).distance(), rounding, c::toString);
    if (Math.abs(distance) > rounding) {
      assertEquals(Exact2.overlap(c.a(), c.b()), Overlap2.test(c.a(), c.b()), c::toString);
    }
  }

  private static double size(Bounds2 bounds) {
    return DoubleStream.of(bounds.min().x(), bounds.min().y(), bounds.max().x(), bounds.max().y())
        .map(Math::abs)
        .max()
        .orElseThrow();
  }
}
