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
    Rotation q = unit();
    return new Vec3(
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.w * q.z), 2 * (q.x * q.z - q.w * q.y));
  }

  /// {@return where the rotation takes the y axis: a unit vector}
  public Vec3 axisY() {
    Rotation q = unit();
    return new Vec3(
        2 * (q.x * q.y - q.w * q.z), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.w * q.x));
  }

  /// {@return where the rotation takes the z axis: a unit vector}
  public Vec3 axisZ() {
    Rotation q = unit();
    return new Vec3(
        2 * (q.x * q.z + q.w * q.y), 2 * (q.y * q.z - q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y));
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
