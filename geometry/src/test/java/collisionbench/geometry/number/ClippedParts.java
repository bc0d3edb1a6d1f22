package collisionbench.geometry.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

/// Holds parts of segments that were clipped in doubles to exact ones.
public final class ClippedParts {

  private ClippedParts() {}

  /// Requires that doubles are right where they are sure.
  ///
  /// @param what names the case
  /// @return whether they are sure
  public static boolean assertRight(ExactInterval exact, Interval part, String what) {
    assertFalse(part.isNone() && !exact.isNone(), what);
    assertFalse(part.hasLength() && exact.isPoint(), what);
    if (part.hasLength()) {
      assertEquals(exact.enter().toDouble(), part.enter(), 1e-12, what);
      assertEquals(exact.exit().toDouble(), part.exit(), 1e-12, what);
    }
    return part.isNone() || part.hasLength();
  }
}
