package collisionbench.geometry.space;

/// A rotation, as a quaternion `x i + y j + z k + w` of any length but zero.
///
/// It means the rotation of its unit quaternion; the components are kept as they were given, so
/// that a file reads back as it was written.
public record Rotation(double x, double y, double z, double w) {

  /// The rotation that moves nothing.
  public static final Rotation NONE = new Rotation(0, 0, 0, 1);

  public Rotation {
    if (!(Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z) && Double.isFinite(w))) {
      throw new IllegalArgumentException(
          "orientation must be finite: [" + x + ", " + y + ", " + z + ", " + w + "]");
    }
    if (x == 0 && y == 0 && z == 0 && w == 0) {
      throw new IllegalArgumentException("orientation must not be the zero quaternion");
    }
    x += 0.0;
    y += 0.0;
    z += 0.0;
    w += 0.0;
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

  /// {@return where the rotation takes the x axis: a unit vector}
  public Vec3 axisX() {
    return axes().x();
  }

  /// {@return where the rotation takes the y axis: a unit vector}
  public Vec3 axisY() {
    return axes().y();
  }

  /// {@return where the rotation takes the z axis: a unit vector}
  public Vec3 axisZ() {
    return axes().z();
  }

  /// {@return where the rotation takes `v`}
  public Vec3 apply(Vec3 v) {
    return axes().apply(v);
  }

  /// {@return what the rotation takes to `v`: the components of `v` along the three axes}
  public Vec3 undo(Vec3 v) {
    return axes().undo(v);
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
  /// Quarter and half turns are exact, whatever the quaternion's length: its squared length
  /// divides, not its length. Where a square would overflow or vanish, a power of two scales it
  /// first.
  public Axes axes() {
    double squared = x * x + y * y + z * z + w * w;
    if (squared > 0x1p-500 && squared < 0x1p500) {
      return axes(x, y, z, w);
    }
    double largest =
        Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
    // Two steps: the power of two itself may not fit a double.
    int half = -Math.getExponent(largest) / 2;
    int rest = -Math.getExponent(largest) - half;
    return axes(
        Math.scalb(Math.scalb(x, half), rest),
        Math.scalb(Math.scalb(y, half), rest),
        Math.scalb(Math.scalb(z, half), rest),
        Math.scalb(Math.scalb(w, half), rest));
  }

  private static Axes axes(double i, double j, double k, double r) {
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
}
