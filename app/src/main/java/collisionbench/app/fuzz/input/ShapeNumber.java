package collisionbench.app.fuzz.input;

/// One number of a shape.
///
/// @param role what it means, and so what may be done with it
public record ShapeNumber(Role role, double value) {

  public enum Role {
    /// The x of a point.
    X,
    /// The y of a point.
    Y,
    /// The z of a point.
    Z,
    /// A radius or a half extent.
    LENGTH,
    /// Has no length: of an orientation, a direction, an angle.
    PURE
  }

  /// {@return a number of the same role}
  public ShapeNumber with(double other) {
    return new ShapeNumber(role, other);
  }
}
