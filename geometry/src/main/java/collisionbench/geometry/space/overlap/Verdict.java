package collisionbench.geometry.space.overlap;

/// What a computation in doubles can say of two shapes.
enum Verdict {
  /// They have a point in common, whatever rounding did.
  TOUCHING,
  /// They have none, whatever rounding did.
  APART,
  /// Rounding could change the answer, or a number left the range of doubles.
  UNSURE;

  static Verdict of(boolean touching) {
    return touching ? TOUCHING : APART;
  }
}
