package collisionbench.geometry.method;

/// The numbers that a method computes in.
public enum Precision {
  /// Doubles.
  DOUBLE,
  /// Floats: the method is given a question rounded to floats, and is judged on that.
  FLOAT,
  /// Numbers that lose nothing.
  EXACT;

  /// {@return the question as a method of this precision is given it}
  public Question given(Question question) {
    return switch (this) {
      case DOUBLE, EXACT -> question;
      case FLOAT -> question.rounded();
    };
  }
}
