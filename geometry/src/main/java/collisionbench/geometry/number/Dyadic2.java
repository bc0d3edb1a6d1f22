package collisionbench.geometry.number;

/// A vector in the plane in exact numbers.
public record Dyadic2(Dyadic x, Dyadic y) {

  /// {@return exactly the vector of these finite components}
  public static Dyadic2 of(double x, double y) {
    return new Dyadic2(Dyadic.of(x), Dyadic.of(y));
  }

  /// {@return `this + other`}
  public Dyadic2 plus(Dyadic2 other) {
    return new Dyadic2(x.plus(other.x), y.plus(other.y));
  }

  /// {@return `factor * this`}
  public Dyadic2 times(Dyadic factor) {
    return new Dyadic2(x.times(factor), y.times(factor));
  }

  /// {@return `-this`}
  public Dyadic2 negated() {
    return new Dyadic2(x.negated(), y.negated());
  }

  /// {@return `this - other`}
  public Dyadic2 minus(Dyadic2 other) {
    return new Dyadic2(x.minus(other.x), y.minus(other.y));
  }

  /// {@return the dot product}
  public Dyadic dot(Dyadic2 other) {
    return x.times(other.x).plus(y.times(other.y));
  }

  /// {@return the determinant of the two: positive if `other` lies counter-clockwise}
  public Dyadic cross(Dyadic2 other) {
    return x.times(other.y).minus(y.times(other.x));
  }

  /// {@return the squared length}
  public Dyadic lengthSquared() {
    return dot(this);
  }

  /// {@return this vector rotated counter-clockwise by the angle with that cosine and sine, and
  /// scaled by `sqrt(cos^2 + sin^2)`}
  public Dyadic2 turned(Dyadic cos, Dyadic sin) {
    return new Dyadic2(x.times(cos).minus(y.times(sin)), y.times(cos).plus(x.times(sin)));
  }

  /// {@return this vector rotated by 90 degrees counter-clockwise}
  public Dyadic2 perpendicular() {
    return new Dyadic2(y.negated(), x);
  }

  /// {@return whether both components are 0}
  public boolean isZero() {
    return x.signum() == 0 && y.signum() == 0;
  }
}
