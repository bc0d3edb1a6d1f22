package collisionbench.geometry.plane;

/// A point or a direction in the plane, in scene units.
///
/// Any components are allowed, also NaN and infinity, so arithmetic never throws when it overflows;
/// shapes and motions require finite ones and name the one that is not. -0.0 is stored as 0.0.
public record Vec2(double x, double y) {

  public static final Vec2 ZERO = new Vec2(0, 0);
  public static final Vec2 X = new Vec2(1, 0);
  public static final Vec2 Y = new Vec2(0, 1);

  public Vec2 {
    x += 0.0;
    y += 0.0;
  }

  /// {@return `this + other`}
  public Vec2 plus(Vec2 other) {
    return new Vec2(x + other.x, y + other.y);
  }

  /// {@return `this + factor * direction`}
  public Vec2 plus(double factor, Vec2 direction) {
    return new Vec2(x + factor * direction.x, y + factor * direction.y);
  }

  /// {@return `this - other`}
  public Vec2 minus(Vec2 other) {
    return new Vec2(x - other.x, y - other.y);
  }

  /// {@return `factor * this`}
  public Vec2 times(double factor) {
    return new Vec2(factor * x, factor * y);
  }

  /// {@return `-this`}
  public Vec2 negated() {
    return new Vec2(-x, -y);
  }

  /// {@return the dot product}
  public double dot(Vec2 other) {
    return x * other.x + y * other.y;
  }

  /// {@return the determinant `| this other |`: positive if `other` lies counter-clockwise}
  public double cross(Vec2 other) {
    return x * other.y - y * other.x;
  }

  /// {@return this vector rotated by 90 degrees counter-clockwise}
  public Vec2 perpendicular() {
    return new Vec2(-y, x);
  }

  /// {@return the squared length; overflows above about 1e154 and underflows below about 1e-162}
  public double lengthSquared() {
    return dot(this);
  }

  /// {@return the length, under the limits of [#lengthSquared]}
  public double length() {
    return Math.sqrt(lengthSquared());
  }

  /// {@return `|x| + |y|`, an upper bound of the length}
  public double sumOfMagnitudes() {
    return Math.abs(x) + Math.abs(y);
  }

  /// {@return the unit vector in this direction, for any length; zero for the zero vector}
  public Vec2 unit() {
    double squared = lengthSquared();
    double scale = squared > 0x1p-900 && squared < 0x1p1000 ? 1 : toOne(x, y);
    double scaledX = scale * x;
    double scaledY = scale * y;
    double squaredScaled = scaledX * scaledX + scaledY * scaledY;
    double length = squaredScaled > 0 ? Math.sqrt(squaredScaled) : 1;
    return new Vec2(scaledX / length, scaledY / length);
  }

  /// {@return the power of two that scales the larger of two numbers to about one, or the nearest
  /// possible for a subnormal number}
  private static double toOne(double x, double y) {
    int exponent = Math.getExponent(Math.max(Math.abs(x), Math.abs(y)));
    return Math.scalb(1.0, Math.min(-exponent, Double.MAX_EXPONENT));
  }

  /// {@return the linear interpolation between this (`t = 0`) and `other` (`t = 1`); exact at both}
  public Vec2 towards(Vec2 other, double t) {
    Vec2 delta = other.minus(this);
    return t <= 0.5 ? plus(t, delta) : other.plus(t - 1, delta);
  }

  /// {@return whether no component is infinite or not a number}
  public boolean isFinite() {
    return Double.isFinite(x) && Double.isFinite(y);
  }

  /// {@return the components, as `[x, y]`}
  @Override
  public String toString() {
    return "[" + x + ", " + y + "]";
  }
}
