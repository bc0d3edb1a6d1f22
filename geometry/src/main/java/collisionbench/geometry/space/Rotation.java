package collisionbench.geometry.space;

import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A rotation, as a quaternion `x i + y j + z k + w` of any length except zero.
///
/// It represents the rotation of its unit quaternion, but keeps the given components, so that files
/// round-trip. The images of the three axes are computed once.
///
/// Two rotations are equal if their components are. Components that differ by a factor, also a
/// negative one, rotate alike and are not equal; [#unit] makes them equal up to rounding.
public final class Rotation {

  /// The identity.
  public static final Rotation NONE = new Rotation(0, 0, 0, 1);

  private final double x;
  private final double y;
  private final double z;
  private final double w;
  private final double xx;
  private final double xy;
  private final double xz;
  private final double yx;
  private final double yy;
  private final double yz;
  private final double zx;
  private final double zy;
  private final double zz;

  /// @throws IllegalArgumentException if a component is not finite, or all are zero
  public Rotation(double x, double y, double z, double w) {
    if (!(Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z) && Double.isFinite(w))) {
      throw new InvalidShapeException(
          new InvalidShape.NotFinite(
              "orientation", "[" + x + ", " + y + ", " + z + ", " + w + "]"));
    }
    if (x == 0 && y == 0 && z == 0 && w == 0) {
      throw new InvalidShapeException(new InvalidShape.ZeroQuaternion());
    }
    this.x = x + 0.0;
    this.y = y + 0.0;
    this.z = z + 0.0;
    this.w = w + 0.0;
    int exponent = exponent(x, y, z, w);
    double i = scaled(x, exponent);
    double j = scaled(y, exponent);
    double k = scaled(z, exponent);
    double r = scaled(w, exponent);
    // Divides by the squared length, so quarter turns stay exact. An entry is a sum of at most n
    // with an error of 3 u (u = 2^-53), n has 4 u, and the quotient adds one: 8 u.
    double n = i * i + j * j + k * k + r * r;
    xx = (r * r + i * i - (j * j + k * k)) / n;
    xy = 2 * (i * j + r * k) / n;
    xz = 2 * (i * k - r * j) / n;
    yx = 2 * (i * j - r * k) / n;
    yy = (r * r + j * j - (i * i + k * k)) / n;
    yz = 2 * (j * k + r * i) / n;
    zx = 2 * (i * k + r * j) / n;
    zy = 2 * (j * k - r * i) / n;
    zz = (r * r + k * k - (i * i + j * j)) / n;
  }

  /// {@return the rotation by `angle` radians about `axis`, counter-clockwise as seen from its tip}
  ///
  /// @throws IllegalArgumentException if the axis is zero or not finite
  public static Rotation about(Vec3 axis, double angle) {
    double length = axis.length();
    if (!(length > 0)) {
      throw new IllegalArgumentException("axis must have a direction: " + axis);
    }
    double scale = Math.sin(angle / 2) / length;
    return new Rotation(scale * axis.x(), scale * axis.y(), scale * axis.z(), Math.cos(angle / 2));
  }

  /// {@return the component along i}
  public double x() {
    return x;
  }

  /// {@return the component along j}
  public double y() {
    return y;
  }

  /// {@return the component along k}
  public double z() {
    return z;
  }

  /// {@return the real component}
  public double w() {
    return w;
  }

  /// {@return the image of the x axis: a unit vector with an error of at most `2^-50` in each
  /// component}
  public Vec3 axisX() {
    return new Vec3(xx, xy, xz);
  }

  /// {@return the image of the y axis: a unit vector with an error of at most `2^-50` in each
  /// component}
  public Vec3 axisY() {
    return new Vec3(yx, yy, yz);
  }

  /// {@return the image of the z axis: a unit vector with an error of at most `2^-50` in each
  /// component}
  public Vec3 axisZ() {
    return new Vec3(zx, zy, zz);
  }

  /// {@return whether this is the identity}
  public boolean isNone() {
    return x == 0 && y == 0 && z == 0;
  }

  /// {@return whether the image of each axis is an axis or its opposite; such images are exact}
  ///
  /// Then one, two or four components are not zero, and those have equal magnitude.
  public boolean takesAxesToAxes() {
    double size = largest(x, y, z, w);
    return isZeroOr(size, x)
        && isZeroOr(size, y)
        && isZeroOr(size, z)
        && isZeroOr(size, w)
        && axisX().sumOfMagnitudes() == 1;
  }

  private static boolean isZeroOr(double size, double component) {
    return component == 0 || Math.abs(component) == size;
  }

  /// {@return the rotated `v`}
  public Vec3 apply(Vec3 v) {
    return new Vec3(
        xx * v.x() + yx * v.y() + zx * v.z(),
        xy * v.x() + yy * v.y() + zy * v.z(),
        xz * v.x() + yz * v.y() + zz * v.z());
  }

  /// {@return `v` rotated by the inverse: the components of `v` along the three axes}
  public Vec3 undo(Vec3 v) {
    return new Vec3(
        Math.fma(xx, v.x(), Math.fma(xy, v.y(), xz * v.z())),
        Math.fma(yx, v.x(), Math.fma(yy, v.y(), yz * v.z())),
        Math.fma(zx, v.x(), Math.fma(zy, v.y(), zz * v.z())));
  }

  /// {@return the exponent of a power of two that scales the quaternion so that its squares neither
  /// overflow nor underflow}
  private static int exponent(double x, double y, double z, double w) {
    double squared = x * x + y * y + z * z + w * w;
    if (squared > 0x1p-500 && squared < 0x1p500) {
      return 0;
    }
    return -Math.getExponent(largest(x, y, z, w));
  }

  private static double largest(double x, double y, double z, double w) {
    return Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
  }

  /// In two steps, since the power of two itself may not fit a double.
  private static double scaled(double component, int exponent) {
    int half = exponent / 2;
    return Math.scalb(Math.scalb(component, half), exponent - half);
  }

  /// {@return the rotation by `first`, then by this: the product of the quaternions, of any length}
  public Rotation after(Rotation first) {
    Rotation q = ofOrdinaryLength();
    Rotation p = first.ofOrdinaryLength();
    return new Rotation(
        q.w * p.x + q.x * p.w + q.y * p.z - q.z * p.y,
        q.w * p.y - q.x * p.z + q.y * p.w + q.z * p.x,
        q.w * p.z + q.x * p.y - q.y * p.x + q.z * p.w,
        q.w * p.w - q.x * p.x - q.y * p.y - q.z * p.z);
  }

  /// Scaled so that products of two neither overflow nor underflow.
  private Rotation ofOrdinaryLength() {
    int exponent = exponent(x, y, z, w);
    return exponent == 0
        ? this
        : new Rotation(
            scaled(x, exponent), scaled(y, exponent), scaled(z, exponent), scaled(w, exponent));
  }

  /// {@return the unit quaternion of this rotation whose first component of w, x, y, z that is not
  /// zero is positive}
  public Rotation unit() {
    double sign = Math.signum(w != 0 ? w : x != 0 ? x : y != 0 ? y : z);
    double squared = x * x + y * y + z * z + w * w;
    // Scaled by the largest component first, so that no square overflows or underflows.
    double largest = squared == 1 ? 1 : largest(x, y, z, w);
    double sx = x / largest;
    double sy = y / largest;
    double sz = z / largest;
    double sw = w / largest;
    double length = sign * Math.sqrt(sx * sx + sy * sy + sz * sz + sw * sw);
    return new Rotation(sx / length, sy / length, sz / length, sw / length);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Rotation that
        && x == that.x
        && y == that.y
        && z == that.z
        && w == that.w;
  }

  @Override
  public int hashCode() {
    return Objects.hash(x, y, z, w);
  }

  @Override
  public String toString() {
    return "Rotation[x=" + x + ", y=" + y + ", z=" + z + ", w=" + w + "]";
  }
}
