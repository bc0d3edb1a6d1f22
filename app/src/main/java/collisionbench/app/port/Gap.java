package collisionbench.app.port;

/// What is between two numbers. If there are several, the last of them in this order counts.
enum Gap {
  SPACE,

  /// A comma without a space beside it.
  TIGHT_COMMA,
  COMMA,
  BAR,
  SEMICOLON,
  LINE;

  boolean isComma() {
    return this == TIGHT_COMMA || this == COMMA;
  }

  Gap and(Gap other) {
    return compareTo(other) < 0 ? other : this;
  }
}
