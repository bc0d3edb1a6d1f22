package collisionbench.app.json;

import collisionbench.app.text.ReasonKind;

/// Why a text or a value is refused.
public enum JsonReason implements ReasonKind {
  /// There is nothing in the text.
  EMPTY,
  /// The text ends too early.
  CUT_OFF,
  /// Something stands behind the value.
  MORE,
  /// Something that no JSON has there.
  MALFORMED,
  /// Nested too deep, or a number or a name that is too long.
  BEYOND_LIMITS,
  TOO_MANY,
  /// A member has a name that another one has.
  GIVEN_TWICE,
  /// An object lacks a member.
  MISSING,
  /// An object has a member that it cannot have.
  UNKNOWN,
  /// A value is not what it should be.
  MISFIT;

  @Override
  public String prefix() {
    return "json.";
  }
}
