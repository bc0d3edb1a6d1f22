package collisionbench.methods.method;

/// How a method treats shapes that just touch.
public enum Touching {
  /// They are in contact, as everywhere in this program.
  CLOSED,
  /// They are not in contact.
  OPEN,
  /// It makes no promise; exact touch is not counted.
  EITHER
}
