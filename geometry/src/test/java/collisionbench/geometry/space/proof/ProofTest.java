package collisionbench.geometry.space.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Proofs from two points, from a gap, from axes and from a tetrahedron.
class ProofTest {

  private static final double SIZE = 8;

  /// Twice the bound of rounding.
  private static final double CLEAR = 2 * Verdict.ERROR * (SIZE + 1);

  private static Verdict along(double delta, double gap, double reach) {
    return Proof.of(new Candidate(new Vec3(delta, 0, 0), gap * delta, SIZE), reach);
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
    Vec3 delta = new Vec3(2, 0, 0);
    assertEquals(Verdict.UNSURE, Proof.of(new Candidate(delta, 4, size), 0));
    assertEquals(Verdict.UNSURE, Proof.ofAxes(1, size, 0));
    assertEquals(Verdict.UNSURE, Proof.ofAxes(-1, size, 0));
  }

  @Test
  void oneAxisProvesSeparationAndAllTogetherContact() {
    assertEquals(Verdict.APART, Proof.ofAxes(1 + CLEAR, SIZE, 1));
    assertEquals(Verdict.UNSURE, Proof.ofAxes(0.5, SIZE, 1));
    assertEquals(Verdict.UNSURE, Proof.ofAxes(0, SIZE, 0));
    assertEquals(Verdict.TOUCHING, Proof.ofAxes(-CLEAR, SIZE, 0));
  }

  @Test
  void tetrahedronAroundZeroProvesContact() {
    Vec3 a = new Vec3(1, 1, 1);
    Vec3 b = new Vec3(1, -1, -1);
    Vec3 c = new Vec3(-1, 1, -1);
    Vec3 d = new Vec3(-1, -1, 1);
    assertEquals(Verdict.TOUCHING, Proof.around(a, b, c, d, SIZE));
    assertEquals(Verdict.TOUCHING, Proof.around(b, a, c, d, SIZE));
  }

  @Test
  void tetrahedronBesideZeroIsUndecided() {
    Vec3 a = new Vec3(1, 1, 1);
    Vec3 b = new Vec3(1, -1, -1);
    Vec3 c = new Vec3(-1, 1, -1);
    Vec3 d = new Vec3(-1, -1, 1);
    Vec3 by = new Vec3(3, 0, 0);
    assertEquals(
        Verdict.UNSURE, Proof.around(a.plus(by), b.plus(by), c.plus(by), d.plus(by), SIZE));
    assertEquals(Verdict.UNSURE, Proof.around(a, b, a.negated(), d, SIZE));
  }
}
