package collisionbench.app.planted.circle;

/// A type and its cases are one thing, though they name each other.
public sealed interface Family permits Family.Near, Far {

  /// A case that stands inside of the type.
  record Near() implements Family {}

  /// {@return a case that does not}
  static Family far() {
    return new Far();
  }
}
