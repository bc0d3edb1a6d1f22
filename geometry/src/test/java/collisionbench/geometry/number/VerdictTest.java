package collisionbench.geometry.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class VerdictTest {

  @Test
  void decidesSquaresThatDifferByMoreThanRounding() {
    assertEquals(Verdict.TOUCHING, Verdict.ofSquares(1, 1 + 1e-12));
    assertEquals(Verdict.APART, Verdict.ofSquares(1 + 1e-12, 1));
    assertEquals(Verdict.UNSURE, Verdict.ofSquares(1, 1));
    assertEquals(Verdict.UNSURE, Verdict.ofSquares(Double.POSITIVE_INFINITY, 1));
  }
}
