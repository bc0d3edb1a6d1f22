package collisionbench.geometry.number;

/// A vector in space in exact numbers.
public record Dyadic3(Dyadic x, Dyadic y, Dyadic z) {

  /// {@return exactly the vector of these finite components}
  public static Dyadic3 of(double x, double y, double z) {
    return new Dyadic3(Dyadic.of(x), Dyadic.of(y), Dyadic.of(z));
  }

  /// {@return `this + other`}
  public Dyadic3 plus(Dyadic3 other) {
    return new Dyadic3(x.plus(other.x), y.plus(other.y), z.plus(other.z));
  }

  /// {@return `-this`}
  public Dyadic3 negated() {
    return new Dyadic3(x.negated(), y.negated(), z.negated());
  }

  /// {@return `factor * this`}
  public Dyadic3 times(Dyadic factor) {
    return new Dyadic3(x.times(factor), y.times(factor), z.times(factor));
  }

  /// {@return `this - other`}
  public Dyadic3 minus(Dyadic3 other) {
    return new Dyadic3(x.minus(other.x), y.minus(other.y), z.minus(other.z));
  }

  /// {@return the dot product}
  public Dyadic dot(Dyadic3 other) {
    return x.times(other.x).plus(y.times(other.y)).plus(z.times(other.z));
  }

  /// {@return the cross product}
  public Dyadic3 cross(Dyadic3 other) {
    return new Dyadic3(
        y.times(other.z).minus(z.times(other.y)),
        z.times(other.x).minus(x.times(other.z)),
        x.times(other.y).minus(y.times(other.x)));
  }

  /// {@return the squared length}
  public Dyadic lengthSquared() {
    return dot(this);
  }

  /// {@return whether all components are 0}
  public boolean isZero() {
    return x.signum() == 0 && y.signum() == 0 && z.signum() == 0;
  }
}
