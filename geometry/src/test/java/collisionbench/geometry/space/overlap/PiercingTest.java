package collisionbench.geometry.space.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A segment whose line and plane are known by how it was made: where it goes through, and how far
/// its ends are above and below.
///
/// What is left open here is answered by the ways that follow, so that tests of answers do not
/// notice it.
class PiercingTest {

  private static final int CASES = 500;

  private final Random random = new Random(43);

  private static int test(Through through, double reach) {
    int verdict = Piercing.test(through.start(), through.end(), through.triangle(), reach);
    int back = Piercing.test(through.end(), through.start(), through.triangle(), reach);
    assertEquals(verdict, back, through::toString);
    return verdict;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0x1p-30, 1})
  void throughTheInsideIsATouch(double reach) {
    for (int i = 0; i < CASES; i++) {
      double v = random.nextDouble(0.01, 0.97);
      double w = random.nextDouble(0.01, 0.99 - v);
      Through through = through(v, w, 0.1, -0.1);
      assertEquals(Verdict.TOUCHING, test(through, reach), through::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.5, 5})
  void besideAnEdgeIsApartWithoutReachAndOpenWithIt(double beside) {
    for (int i = 0; i < CASES; i++) {
      double along = random.nextDouble();
      double[] beyond = {-beside, (1 + beside) * along, (1 + beside) * (1 - along)};
      int first = i % 3;
      Through through = through(beyond[first], beyond[(first + 1) % 3], 0.1, -0.1);
      assertEquals(Verdict.APART, test(through, 0), through::toString);
      assertEquals(Verdict.UNSURE, test(through, 10), through::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.09, 0x1p-30})
  void onOneSideByMoreThanTheReachIsApart(double reach) {
    for (int i = 0; i < CASES; i++) {
      double side = random.nextBoolean() ? 1 : -1;
      Through through =
          through(random.nextDouble(-1, 2), random.nextDouble(-1, 2), 0.1 * side, 0.2 * side);
      assertEquals(Verdict.APART, test(through, reach), through::toString);
      assertEquals(Verdict.UNSURE, test(through, 0.11), through::toString);
    }
  }

  /// Through an edge or a corner, or with an end in the plane, but for rounding.
  @ParameterizedTest
  @ValueSource(doubles = {0, 0x1p-53, -0x1p-53, 0x1p-52, -0x1p-52})
  void whereRoundingDecidesNothingWrongIsSaid(double off) {
    for (int i = 0; i < CASES; i++) {
      boolean edge = random.nextBoolean();
      Through through =
          edge
              ? through(off, random.nextDouble(), 0.1, -0.1)
              : through(random.nextDouble(0.5), random.nextDouble(0.5), off, 0.1);
      int verdict = test(through, 0);
      boolean meet = SegmentTriangle.meet(through.start(), through.end(), through.triangle());
      assertTrue(!Verdict.isSure(verdict) || Verdict.touching(verdict) == meet, through::toString);
    }
  }

  /// A segment and a triangle.
  private record Through(Vec3 start, Vec3 end, Triangle triangle) {}

  /// {@return a segment from one height above a triangle to another, on a line through the point `a
  /// + v (b - a) + w (c - a)` of its plane}
  private Through through(double v, double w, double first, double last) {
    Triangle t = wide();
    Vec3 foot = t.a().times(1 - v - w).plus(v, t.b()).plus(w, t.c());
    Vec3 n = t.normal().unit();
    Vec3 slant = Oracle.gaussian(random).cross(n);
    return new Through(
        foot.plus(first, n).plus(first, slant), foot.plus(last, n).plus(last, slant), t);
  }

  /// {@return a triangle that is no sliver}
  private Triangle wide() {
    Triangle t = (Triangle) Kind.TRIANGLE.next(Kind.Draw.ORDINARY, random);
    return t.normal().length() > 0.1 ? t : wide();
  }
}
