package collisionbench.geometry.space;

import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A rotation, as a quaternion `x i + y j + z k + w` of any length but zero.
///
/// It means the rotation of its unit quaternion; the components are kept as they were given, so
/// that a file reads back as it was written. Where it takes the three axes is worked out once:
/// every query on a box asks for them.
///
/// Two rotations are equal if their components are.
public final class Rotation {

  /// The rotation that moves nothing.
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
          new InvalidShape.NotFinite("orientation", "[" + x + ", " + y + ", " + z + ", " + w + "]"));
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
    // By the squared length and not the length, so that quarter turns stay exact. An entry sums
    // squares and products that come to at most n with 3 u (u = 2^-53), n carries 4 u, and the
    // quotient rounds once more: 8 u.
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

  /// {@return the rotation by `angle` radians about `axis`, counter-clockwise seen from its tip}
  ///
  /// @throws IllegalArgumentException if the axis has no direction
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

  /// {@return where the rotation takes the x axis: a unit vector, each component up to `2^-50`}
  public Vec3 axisX() {
    return new Vec3(xx, xy, xz);
  }

  /// {@return where the rotation takes the y axis: a unit vector, each component up to `2^-50`}
  public Vec3 axisY() {
    return new Vec3(yx, yy, yz);
  }

  /// {@return where the rotation takes the z axis: a unit vector, each component up to `2^-50`}
  public Vec3 axisZ() {
    return new Vec3(zx, zy, zz);
  }

  /// {@return whether the rotation moves nothing}
  public boolean isNone() {
    return x == 0 && y == 0 && z == 0;
  }

  /// {@return whether the rotation takes each axis to an axis, or its opposite; such axes are
  /// exact}
  ///
  /// The components that are not zero are of one size then: one, two or four of them.
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

  /// {@return where the rotation takes `v`}
  public Vec3 apply(Vec3 v) {
    return new Vec3(
        xx * v.x() + yx * v.y() + zx * v.z(),
        xy * v.x() + yy * v.y() + zy * v.z(),
        xz * v.x() + yz * v.y() + zz * v.z());
  }

  /// {@return what the rotation takes to `v`: the components of `v` along the three axes}
  public Vec3 undo(Vec3 v) {
    return new Vec3(
        Math.fma(xx, v.x(), Math.fma(xy, v.y(), xz * v.z())),
        Math.fma(yx, v.x(), Math.fma(yy, v.y(), yz * v.z())),
        Math.fma(zx, v.x(), Math.fma(zy, v.y(), zz * v.z())));
  }

  /// {@return what scales the quaternion to where its squares neither overflow nor vanish: a power
  /// of two}
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

  /// In two steps: the power of two itself may not fit a double.
  private static double scaled(double component, int exponent) {
    int half = exponent / 2;
    return Math.scalb(Math.scalb(component, half), exponent - half);
  }

  /// {@return this rotation after `first`: the product of the two quaternions, of any length}
  public Rotation after(Rotation first) {
    Rotation q = ofOrdinaryLength();
    Rotation p = first.ofOrdinaryLength();
    return new Rotation(
        q.w * p.x + q.x * p.w + q.y * p.z - q.z * p.y,
        q.w * p.y - q.x * p.z + q.y * p.w + q.z * p.x,
        q.w * p.z + q.x * p.y - q.y * p.x + q.z * p.w,
        q.w * p.w - q.x * p.x - q.y * p.y - q.z * p.z);
  }

  /// Products of two such neither overflow nor vanish.
  private Rotation ofOrdinaryLength() {
    int exponent = exponent(x, y, z, w);
    return exponent == 0
        ? this
        : new Rotation(
            scaled(x, exponent), scaled(y, exponent), scaled(z, exponent), scaled(w, exponent));
  }

  /// {@return the same rotation as a quaternion of length one: of the two the one whose real
  /// component is positive, or, if that is zero, the first that is not}
  public Rotation unit() {
    double sign = Math.signum(w != 0 ? w : x != 0 ? x : y != 0 ? y : z);
    double squared = x * x + y * y + z * z + w * w;
    // Scaled by the largest component first, so that no square overflows or vanishes.
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
