package collisionbench.app.comparison;

/// How what a method says stands beside what is right.
public enum Standing {
  /// It says the same yes or no, and its numbers are right but for rounding.
  AGREES,
  /// It says the same about the floats that it was given, and these are another question: about the
  /// doubles the answer is the other one.
  ROUNDED,
  /// It does not decide.
  UNDECIDED,
  /// It says yes where no is right, or no where yes is.
  DISAGREES,
  /// It throws, which no method may.
  THROWS,
  /// One of its numbers is none, or infinite.
  NOT_A_NUMBER,
  /// It has decided, and says nothing.
  NOTHING,
  /// Its distance is positive where it says yes, or the other way round.
  WRONG_SIGN,
  /// Its nearest points are not points of the shapes.
  OFF,
  /// Its distance, crossing or times are off by more than rounding.
  WRONG_NUMBER;

  /// {@return whether there is something wrong with the method's answer}
  public boolean isWrong() {
    return compareTo(DISAGREES) >= 0;
  }
}
