package collisionbench.geometry.number;

/// A vector in space with components of 106 bits.
///
/// The error of a triple product `(p x q) . r` of exact vectors is at most `2^-101` of the product
/// of the sums of their magnitudes: each of its six terms carries two products and three sums, `19
/// u^2`.
public record DoubleDouble3(DoubleDouble x, DoubleDouble y, DoubleDouble z) {

  /// {@return the dot product}
  public DoubleDouble dot(DoubleDouble3 other) {
    return x.times(other.x).plus(y.times(other.y)).plus(z.times(other.z));
  }

  /// {@return the cross product}
  public DoubleDouble3 cross(DoubleDouble3 other) {
    return new DoubleDouble3(
        y.times(other.z).minus(z.times(other.y)),
        z.times(other.x).minus(x.times(other.z)),
        x.times(other.y).minus(y.times(other.x)));
  }

  /// {@return the sum of the components' magnitudes, rounded}
  public double sumOfMagnitudes() {
    return Math.abs(x.high()) + Math.abs(y.high()) + Math.abs(z.high());
  }
}
