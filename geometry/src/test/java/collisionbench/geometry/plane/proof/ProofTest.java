package collisionbench.geometry.plane.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Vec2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Proofs from two points, from a gap and from the widest gap.
class ProofTest {

  private static final double SIZE = 8;

  /// Twice the bound of rounding.
  private static final double CLEAR = 2 * Verdict.ERROR * (SIZE + 1);

  private static Verdict along(double delta, double gap, double reach) {
    return Proof.of(new Candidate(new Vec2(delta, 0), gap * delta, SIZE), reach);
  }

  @Test
  void pointsWithinTheRadiusSumProveContact() {
    assertEquals(Verdict.TOUCHING, along(1 - CLEAR, -5, 1));
  }

  @Test
  void wideEnoughGapProvesSeparation() {
    assertEquals(Verdict.APART, along(3, 1 + CLEAR, 1));
  }

  @Test
  void isUndecidedWithinRoundingOfTheRadiusSum() {
    assertEquals(Verdict.UNSURE, along(1, 1, 1));
    assertEquals(Verdict.UNSURE, along(1 - CLEAR / 4, 1 - CLEAR / 4, 1));
    assertEquals(Verdict.UNSURE, along(1 + CLEAR / 4, 1 + CLEAR / 4, 1));
  }

  @Test
  void farPointsAndASmallGapAreUndecided() {
    assertEquals(Verdict.UNSURE, along(3, 0.5, 1));
  }

  @Test
  void coincidingPointsAreUndecidedWithoutRadii() {
    assertEquals(Verdict.UNSURE, along(0, 0, 0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-70, 1e70, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NaN})
  void isUndecidedBeyondOrdinarySizes(double size) {
    assertEquals(Verdict.UNSURE, Proof.of(new Candidate(new Vec2(2, 0), 4, size), 0));
    assertEquals(Verdict.UNSURE, Proof.ofWidest(1, size, 0));
    assertEquals(Verdict.UNSURE, Proof.ofWidest(-1, size, 0));
    assertEquals(0, Proof.sign(1, size));
  }

  @Test
  void widestGapDecidesUnlessItIsTheRadiusSum() {
    assertEquals(Verdict.APART, Proof.ofWidest(1 + CLEAR, SIZE, 1));
    assertEquals(Verdict.UNSURE, Proof.ofWidest(1, SIZE, 1));
    assertEquals(Verdict.TOUCHING, Proof.ofWidest(1 - CLEAR, SIZE, 1));
    assertEquals(Verdict.UNSURE, Proof.ofWidest(0, SIZE, 0));
  }

  @Test
  void signIsCertainBeyondRounding() {
    assertEquals(1, Proof.sign(SIZE * CLEAR, SIZE));
    assertEquals(-1, Proof.sign(-SIZE * CLEAR, SIZE));
    assertEquals(0, Proof.sign(SIZE * CLEAR / 4, SIZE));
  }

  @Test
  void unionTouchesIfOnePartDoes() {
    assertEquals(Verdict.TOUCHING, Verdict.UNSURE.or(Verdict.TOUCHING));
    assertEquals(Verdict.UNSURE, Verdict.APART.or(Verdict.UNSURE));
    assertEquals(Verdict.APART, Verdict.APART.or(Verdict.APART));
  }
}
