package collisionbench.geometry.number;

/// What doubles can say of two shapes, whatever rounding did.
public enum Verdict {
  TOUCHING,
  APART,
  /// Rounding could change the answer, or a number left the range of doubles.
  UNSURE;

  /// {@return what can be said of a union, given what can be said of both parts}
  public Verdict or(Verdict other) {
    if (this == TOUCHING || other == TOUCHING) {
      return TOUCHING;
    }
    return this == APART && other == APART ? APART : UNSURE;
  }
}
