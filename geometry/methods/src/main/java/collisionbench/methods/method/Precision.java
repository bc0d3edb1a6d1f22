package collisionbench.methods.method;

/// The precision of a method.
public enum Precision {
  /// Doubles.
  DOUBLE,
  /// Floats, each operation rounded, as in C++ and in C# under IL2CPP, CoreCLR and Burst.
  FLOAT,
  /// Floats, as in C# under Unity's Mono: an expression is evaluated in doubles, and rounded where
  /// its value is stored.
  FLOAT_STORED,
  /// Exact numbers.
  EXACT;

  /// {@return whether numbers are stored in floats: the method is given a question rounded to
  /// floats, and is judged on that}
  public boolean isFloat() {
    return switch (this) {
      case FLOAT, FLOAT_STORED -> true;
      case DOUBLE, EXACT -> false;
    };
  }

  /// {@return the question as a method of this precision is given it}
  public Question given(Question question) {
    return isFloat() ? question.rounded() : question;
  }
}
