package collisionbench.bench.map;

/// How a method's yes or no at a place compares with the exact one.
public enum Agreement {
  /// Both say no.
  NO,
  /// Both say yes.
  YES,
  /// The method says yes, but the two are apart.
  WRONG_YES,
  /// The method says no, but the two touch.
  WRONG_NO,
  /// The method says yes, right only about the rounded numbers that it was given.
  ROUNDED_YES,
  /// The method says no, right only about the rounded numbers that it was given.
  ROUNDED_NO,
  /// The method gives no yes or no, or there is no such place among the doubles.
  NO_ANSWER;

  /// {@return whether the method is wrong}
  public boolean isWrong() {
    return this == WRONG_YES || this == WRONG_NO;
  }

  /// {@return whether the method is right about the numbers that it was given}
  public boolean isRight() {
    return !isWrong() && this != NO_ANSWER;
  }

  /// {@return whether it is a right or wrong answer}
  boolean isInEveryLegend() {
    return this == NO || this == YES || isWrong();
  }

  static Agreement right(boolean touches) {
    return touches ? YES : NO;
  }

  static Agreement wrong(boolean touches) {
    return touches ? WRONG_YES : WRONG_NO;
  }

  static Agreement rounded(boolean touches) {
    return touches ? ROUNDED_YES : ROUNDED_NO;
  }
}
