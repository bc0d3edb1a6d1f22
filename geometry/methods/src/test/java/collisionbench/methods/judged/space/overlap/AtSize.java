package collisionbench.methods.judged.space.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.methods.exact.Exact3;

/// Compares overlap with exact arithmetic after scaling by a power of two.
final class AtSize {

  private AtSize() {}

  /// {@return 1 if the two touch}
  static int requireExact(Shape3 a, Shape3 b, int exponent) {
    Shape3 sizedA = Oracle.scaled(a, exponent);
    Shape3 sizedB = Oracle.scaled(b, exponent);
    boolean exact = Exact3.overlap(sizedA, sizedB);
    assertEquals(exact, Overlap3.test(sizedA, sizedB), () -> sizedA + " and " + sizedB);
    return exact ? 1 : 0;
  }

  /// Fails if nearly all of the cases have one answer.
  static void requireBoth(int touching, int cases) {
    int less = Math.min(touching, cases - touching);
    assertTrue(less > cases / 10, () -> "of the rarer answer: " + less);
  }
}
