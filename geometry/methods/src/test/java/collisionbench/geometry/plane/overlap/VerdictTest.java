package collisionbench.geometry.plane.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.search.Directions;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.methods.exact.Exact2;
import collisionbench.methods.judged.plane.testing.Touching;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Decisions in doubles are never wrong, even if the numbers are as close as rounding allows; clear
/// cases are decided; and exact arithmetic is right by itself.
class VerdictTest {

  static Stream<Pair> pairs() {
    return Pair.all();
  }

  private static Stream<Case> close(Pair pair) {
    return Stream.concat(pair.cases(200), Touching.cases(pair, 300));
  }

  private static void requireTrue(Case c, Verdict verdict) {
    Verdict right = Exact2.overlap(c.a(), c.b()) ? Verdict.TOUCHING : Verdict.APART;
    assertTrue(verdict == Verdict.UNSURE || verdict == right, c::toString);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void closedFormsAreNeverWrong(Pair pair) {
    close(pair).forEach(c -> requireTrue(c, Overlap2.closedForm(c.a(), c.b())));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void directionsAreNeverWrong(Pair pair) {
    close(pair).forEach(c -> requireTrue(c, Directions.test(c.a(), c.b())));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void neitherIsWrongNearOverflowAndUnderflow(Pair pair) {
    for (int exponent : new int[] {-1000, -540, -265, -201, -199, 170, 199, 255, 400, 900}) {
      double factor = Math.scalb(1.0, exponent);
      pair.cases(20)
          .map(c -> new Case(Moves.scaled(c.a(), factor), Moves.scaled(c.b(), factor)))
          .forEach(c -> {
            requireTrue(c, Overlap2.closedForm(c.a(), c.b()));
            requireTrue(c, Directions.test(c.a(), c.b()));
          });
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void exactArithmeticIsRightAlone(Pair pair) {
    close(pair)
        .forEach(c ->
            assertEquals(
                Exact2.overlap(c.a(), c.b()), Overlap2.exactly(c.a(), c.b()), c::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void decidesClearCases(Pair pair) {
    pair.cases(300)
        .filter(c -> Math.abs(Separation2.between(c.a(), c.b()).distance()) > 1e-6)
        .forEach(
            c -> assertNotEquals(Verdict.UNSURE, Overlap2.inDoubles(c.a(), c.b()), c::toString));
  }
}
