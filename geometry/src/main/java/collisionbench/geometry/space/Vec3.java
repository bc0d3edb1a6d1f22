package collisionbench.geometry.space;

import org.jspecify.annotations.Nullable;

/// A point or a direction in space, in scene units.
///
/// Any components are allowed, also NaN and infinity, so arithmetic never throws when it overflows;
/// shapes and motions require finite ones and name the one that is not. -0.0 equals 0.0 and prints
/// as 0.0. It is not normalized on construction, which would cost an addition per component of
/// every operation.
public record Vec3(double x, double y, double z) {

  public static final Vec3 ZERO = new Vec3(0, 0, 0);
  public static final Vec3 X = new Vec3(1, 0, 0);
  public static final Vec3 Y = new Vec3(0, 1, 0);
  public static final Vec3 Z = new Vec3(0, 0, 1);

  /// {@return `this + other`}
  public Vec3 plus(Vec3 other) {
    return new Vec3(x + other.x, y + other.y, z + other.z);
  }

  /// {@return `this + factor * direction`}
  public Vec3 plus(double factor, Vec3 direction) {
    return new Vec3(x + factor * direction.x, y + factor * direction.y, z + factor * direction.z);
  }

  /// {@return `this - other`}
  public Vec3 minus(Vec3 other) {
    return new Vec3(x - other.x, y - other.y, z - other.z);
  }

  /// {@return `factor * this`}
  public Vec3 times(double factor) {
    return new Vec3(factor * x, factor * y, factor * z);
  }

  /// {@return `-this`}
  public Vec3 negated() {
    return new Vec3(-x, -y, -z);
  }

  /// {@return the dot product}
  public double dot(Vec3 other) {
    return x * other.x + y * other.y + z * other.z;
  }

  /// {@return the cross product `this x other`, right-handed}
  public Vec3 cross(Vec3 other) {
    return new Vec3(
        y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
  }

  /// {@return the squared length; overflows above about 1e154 and underflows below about 1e-162}
  public double lengthSquared() {
    return dot(this);
  }

  /// {@return the length, under the limits of [#lengthSquared]}
  public double length() {
    return Math.sqrt(lengthSquared());
  }

  /// {@return the squared distance to `other`, under the limits of [#lengthSquared]}
  public double distanceSquared(Vec3 other) {
    return minus(other).lengthSquared();
  }

  /// {@return the magnitude of each component}
  public Vec3 magnitudes() {
    return new Vec3(Math.abs(x), Math.abs(y), Math.abs(z));
  }

  /// {@return the greatest component}
  public double greatest() {
    return Math.max(x, Math.max(y, z));
  }

  /// {@return `[y, z, x]`}
  public Vec3 yzx() {
    return new Vec3(y, z, x);
  }

  /// {@return the sum of the components' magnitudes}
  public double sumOfMagnitudes() {
    return Math.abs(x) + Math.abs(y) + Math.abs(z);
  }

  /// {@return the largest of the components' magnitudes}
  public double largest() {
    return Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(z));
  }

  /// {@return the unit vector in this direction, for any length; zero for the zero vector}
  public Vec3 unit() {
    double squared = lengthSquared();
    if (squared > 0x1p-900 && squared < 0x1p900) {
      return over(Math.sqrt(squared));
    }
    if (equals(ZERO)) {
      return this;
    }
    Vec3 scaled = over(largest());
    return scaled.over(scaled.length());
  }

  private Vec3 over(double divisor) {
    return new Vec3(x / divisor, y / divisor, z / divisor);
  }

  /// {@return the linear interpolation between this (`t = 0`) and `other` (`t = 1`); exact at both}
  public Vec3 towards(Vec3 other, double t) {
    Vec3 delta = other.minus(this);
    return t <= 0.5 ? plus(t, delta) : other.plus(t - 1, delta);
  }

  /// {@return whether no component is infinite or not a number}
  public boolean isFinite() {
    return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z);
  }

  /// {@return whether `other` is a vector with equal components; -0.0 equals 0.0}
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Vec3 v
        && Double.compare(x + 0.0, v.x + 0.0) == 0
        && Double.compare(y + 0.0, v.y + 0.0) == 0
        && Double.compare(z + 0.0, v.z + 0.0) == 0;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(x + 0.0)
        + 31 * (Double.hashCode(y + 0.0) + 31 * Double.hashCode(z + 0.0));
  }

  /// {@return the components, as `[x, y, z]`}
  @Override
  public String toString() {
    return "[" + (x + 0.0) + ", " + (y + 0.0) + ", " + (z + 0.0) + "]";
  }
}
