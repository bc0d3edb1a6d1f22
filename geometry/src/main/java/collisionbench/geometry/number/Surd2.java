package collisionbench.geometry.number;

/// A vector in the plane in exact numbers with one square root at most, the same for both
/// components.
public record Surd2(Surd x, Surd y) {

  /// {@return the exact vector}
  public static Surd2 of(Dyadic2 v) {
    return new Surd2(Surd.of(v.x()), Surd.of(v.y()));
  }

  /// {@return `this + other`}
  public Surd2 plus(Surd2 other) {
    return new Surd2(x.plus(other.x), y.plus(other.y));
  }

  /// {@return `this - other`}
  public Surd2 minus(Surd2 other) {
    return new Surd2(x.minus(other.x), y.minus(other.y));
  }

  /// {@return `factor * this`}
  public Surd2 times(Surd factor) {
    return new Surd2(x.times(factor), y.times(factor));
  }

  /// {@return the dot product}
  public Surd dot(Surd2 other) {
    return x.times(other.x).plus(y.times(other.y));
  }

  /// {@return the determinant of the two: positive if `other` lies counter-clockwise}
  public Surd cross(Surd2 other) {
    return x.times(other.y).minus(y.times(other.x));
  }
}
