package collisionbench.app.fuzz.input;

/// One number of a shape.
///
/// @param role its meaning, which determines the operations allowed on it
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
    /// A number without a unit of length: of an orientation, a direction or an angle.
    PURE
  }

  /// {@return a number of the same role}
  public ShapeNumber with(double other) {
    return new ShapeNumber(role, other);
  }
}
