package collisionbench.geometry.space.proof;

/// What doubles can say of two shapes, whatever rounding did.
public enum Verdict {
  TOUCHING,
  APART,
  /// Rounding could change the answer, or a number left the range of doubles.
  UNSURE
}
