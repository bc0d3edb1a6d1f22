package collisionbench.bench.comparison;

/// How a method's answer compares with the reference.
public enum Assessment {
  /// Same yes or no, and the numbers agree up to rounding.
  AGREES,
  /// Correct about the floats it was given; about the original doubles the answer would be the
  /// opposite.
  ROUNDED,
  /// No decision.
  UNDECIDED,
  /// The wrong yes or no.
  DISAGREES,
  /// It threw an exception.
  THROWS,
  /// A number is NaN or infinite.
  NOT_A_NUMBER,
  /// It decided but gave no answer.
  NOTHING,
  /// The sign of its distance contradicts its yes or no.
  WRONG_SIGN,
  /// Its witness points are not on the shapes.
  OFF,
  /// Distance, crossing or times differ by more than rounding.
  WRONG_NUMBER;

  /// {@return whether the answer is wrong}
  public boolean isWrong() {
    return compareTo(DISAGREES) >= 0;
  }
}
