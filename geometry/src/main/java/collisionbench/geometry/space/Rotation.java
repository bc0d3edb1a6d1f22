package collisionbench.geometry.space;

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
  private final Axes axes;

  /// @throws IllegalArgumentException if a component is not finite, or all are zero
  public Rotation(double x, double y, double z, double w) {
    if (!(Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z) && Double.isFinite(w))) {
      throw new IllegalArgumentException(
          "orientation must be finite: [" + x + ", " + y + ", " + z + ", " + w + "]");
    }
    if (x == 0 && y == 0 && z == 0 && w == 0) {
      throw new IllegalArgumentException("orientation must not be the zero quaternion");
    }
    this.x = x + 0.0;
    this.y = y + 0.0;
    this.z = z + 0.0;
    this.w = w + 0.0;
    axes = axes(this.x, this.y, this.z, this.w);
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

  /// {@return where the rotation takes the x axis: a unit vector}
  public Vec3 axisX() {
    return axes.x();
  }

  /// {@return where the rotation takes the y axis: a unit vector}
  public Vec3 axisY() {
    return axes.y();
  }

  /// {@return where the rotation takes the z axis: a unit vector}
  public Vec3 axisZ() {
    return axes.z();
  }

  /// {@return where the rotation takes `v`}
  public Vec3 apply(Vec3 v) {
    return axes.apply(v);
  }

  /// {@return what the rotation takes to `v`: the components of `v` along the three axes}
  public Vec3 undo(Vec3 v) {
    return axes.undo(v);
  }

  /// Where a rotation takes the three axes: unit vectors, each perpendicular to the others.
  public record Axes(Vec3 x, Vec3 y, Vec3 z) {

    /// {@return where the rotation takes `v`}
    public Vec3 apply(Vec3 v) {
      return x.times(v.x()).plus(v.y(), y).plus(v.z(), z);
    }

    /// {@return the components of `v` along the three axes}
    public Vec3 undo(Vec3 v) {
      return new Vec3(v.dot(x), v.dot(y), v.dot(z));
    }
  }

  /// {@return where the rotation takes the three axes}
  ///
  /// Each component is right up to `2^-50`. Quarter and half turns are exact, whatever the
  /// quaternion's length.
  public Axes axes() {
    return axes;
  }

  /// Where a square would overflow or vanish, a power of two scales the quaternion first.
  private static Axes axes(double x, double y, double z, double w) {
    double squared = x * x + y * y + z * z + w * w;
    if (squared > 0x1p-500 && squared < 0x1p500) {
      return divided(x, y, z, w);
    }
    double largest =
        Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
    // Two steps: the power of two itself may not fit a double.
    int half = -Math.getExponent(largest) / 2;
    int rest = -Math.getExponent(largest) - half;
    return divided(
        Math.scalb(Math.scalb(x, half), rest),
        Math.scalb(Math.scalb(y, half), rest),
        Math.scalb(Math.scalb(z, half), rest),
        Math.scalb(Math.scalb(w, half), rest));
  }

  /// By the squared length and not the length, so that quarter turns stay exact. An entry sums
  /// squares and products that come to at most `n` with 3 u (`u = 2^-53`), `n` carries 4 u, and the
  /// quotient rounds once more: 8 u.
  private static Axes divided(double i, double j, double k, double r) {
    double n = i * i + j * j + k * k + r * r;
    double ri = r * i;
    double rj = r * j;
    double rk = r * k;
    return new Axes(
        new Vec3((r * r + i * i - (j * j + k * k)) / n, 2 * (i * j + rk) / n, 2 * (i * k - rj) / n),
        new Vec3(2 * (i * j - rk) / n, (r * r + j * j - (i * i + k * k)) / n, 2 * (j * k + ri) / n),
        new Vec3(
            2 * (i * k + rj) / n, 2 * (j * k - ri) / n, (r * r + k * k - (i * i + j * j)) / n));
  }

  /// {@return the same rotation as a quaternion of length one}
  public Rotation unit() {
    double squared = x * x + y * y + z * z + w * w;
    if (squared == 1) {
      return this;
    }
    // Scaled by the largest component first, so that no square overflows or vanishes.
    double largest =
        Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
    double sx = x / largest;
    double sy = y / largest;
    double sz = z / largest;
    double sw = w / largest;
    double length = Math.sqrt(sx * sx + sy * sy + sz * sz + sw * sw);
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
