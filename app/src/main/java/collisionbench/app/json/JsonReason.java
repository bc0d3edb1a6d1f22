package collisionbench.app.json;

import collisionbench.app.text.ReasonKind;

/// Why a text or a value is invalid.
public enum JsonReason implements ReasonKind {
  /// The text is empty.
  EMPTY,
  /// The text ends too early.
  CUT_OFF,
  /// There is more text after the value.
  MORE,
  /// A syntax error.
  MALFORMED,
  /// Nested too deeply, or a number or a name is too long.
  BEYOND_LIMITS,
  /// The text has too many values.
  TOO_MANY,
  /// A duplicate key.
  GIVEN_TWICE,
  /// An object lacks a member.
  MISSING,
  /// An object has an unknown member.
  UNKNOWN,
  /// A value is not as expected.
  OTHER_VALUE;

  @Override
  public String prefix() {
    return "json.";
  }
}
