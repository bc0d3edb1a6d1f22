package collisionbench.geometry.plane;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import org.jspecify.annotations.Nullable;

/// The opening of a sector: all directions within half its angle of its direction, the bisector.
/// The single source of a sector's edges for every query, computed once.
///
/// The edges are exactly the given direction, rotated by the stored cosine and sine: `cos * d
/// - sin * d'` and `cos * d + sin * d'`, where `d'` is `d` rotated by 90 degrees counter-clockwise.
///
/// The cosine and sine of half the angle come from `StrictMath`, so they are the same on every
/// machine. At the doubles nearest to a quarter, half, three quarter and full turn, those of the
/// exact angle are used, so the edges of a half disc form one straight line.
///
/// Two openings are equal if their given directions and their angles are.
public final class Opening {

  private static final double SQRT_HALF = Math.sqrt(0.5);

  private final Vec2 direction;
  private final double angle;
  private final Vec2 bisector;
  private final Vec2 axis;
  private final double cos;
  private final double sin;
  private final Vec2 start;
  private final Vec2 end;

  private Opening(Vec2 direction, double angle, double cos, double sin) {
    this.direction = direction;
    this.angle = angle;
    this.cos = cos;
    this.sin = sin;
    bisector = scaled(direction);
    axis = bisector.unit();
    start = new Vec2(axis.x() * cos + axis.y() * sin, axis.y() * cos - axis.x() * sin);
    end = new Vec2(axis.x() * cos - axis.y() * sin, axis.y() * cos + axis.x() * sin);
  }

  /// {@return the opening of `angle` about `direction`, a vector of any length except zero}
  public static Opening of(Vec2 direction, double angle) {
    Require.finite("direction", direction, direction.isFinite());
    if (direction.equals(Vec2.ZERO)) {
      throw new InvalidShapeException(new InvalidShape.ZeroDirection());
    }
    if (!(angle > 0 && angle <= Sector.FULL_TURN)) {
      throw new InvalidShapeException(new InvalidShape.NotAnOpening(angle));
    }
    return new Opening(direction, angle, cos(angle), sin(angle));
  }

  /// Scales by a power of two to about unit length.
  private static Vec2 scaled(Vec2 direction) {
    double largest = Math.max(Math.abs(direction.x()), Math.abs(direction.y()));
    if (largest < Double.MIN_NORMAL) {
      // All subnormal numbers have the same exponent.
      return scaled(direction.times(0x1p60));
    }
    // In two steps, since the power of two may be too large for a double.
    int exponent = Math.getExponent(largest);
    return new Vec2(
        Math.scalb(Math.scalb(direction.x(), -exponent / 2), -exponent + exponent / 2),
        Math.scalb(Math.scalb(direction.y(), -exponent / 2), -exponent + exponent / 2));
  }

  private static double cos(double angle) {
    if (angle == Math.PI / 2) {
      return SQRT_HALF;
    }
    if (angle == Math.PI) {
      return 0;
    }
    if (angle == 1.5 * Math.PI) {
      return -SQRT_HALF;
    }
    return angle == Sector.FULL_TURN ? -1 : StrictMath.cos(angle / 2);
  }

  private static double sin(double angle) {
    if (angle == Math.PI / 2 || angle == 1.5 * Math.PI) {
      return SQRT_HALF;
    }
    return angle == Sector.FULL_TURN ? 0 : Math.max(StrictMath.sin(angle / 2), Double.MIN_VALUE);
  }

  /// {@return the direction along the bisector, as given}
  public Vec2 direction() {
    return direction;
  }

  /// {@return the given direction along the bisector, scaled by a power of two to about unit
  /// length}
  public Vec2 bisector() {
    return bisector;
  }

  /// {@return an opening of the same angle about another direction, not zero}
  public Opening about(Vec2 direction) {
    return new Opening(direction, angle, cos, sin);
  }

  /// {@return the full opening, more than 0 and at most a full turn}
  public double angle() {
    return angle;
  }

  /// {@return the unit direction of the bisector}
  public Vec2 axis() {
    return axis;
  }

  /// {@return the cosine of half the angle}
  public double cos() {
    return cos;
  }

  /// {@return the sine of half the angle; more than 0 unless the opening is a full turn}
  public double sin() {
    return sin;
  }

  /// {@return whether the opening, edges included, contains a direction of any length; true for the
  /// zero vector}
  ///
  /// Folds about the bisector, which works for every angle and needs no arc cosine. The sign of
  /// `along` is checked separately, since its product with a subnormal sine may underflow.
  public boolean contains(Vec2 direction) {
    double along = bisector.dot(direction);
    double beside = Math.abs(bisector.cross(direction));
    return cos * beside <= sin * along && (along >= 0 || cos < 0);
  }

  /// {@return whether the angle is above half a turn, so that the sector is not convex}
  public boolean isWide() {
    return cos < 0;
  }

  /// {@return whether it is a full turn}
  public boolean isFull() {
    return angle == Sector.FULL_TURN;
  }

  /// {@return the direction of the edge clockwise of the bisector, a unit vector with an error of
  /// less than 7 u (`u = 2^-53`) in each component}
  public Vec2 start() {
    return start;
  }

  /// {@return the direction of the edge counter-clockwise of the bisector, as accurate as [#start]}
  public Vec2 end() {
    return end;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Opening opening
        && direction.equals(opening.direction)
        && angle == opening.angle;
  }

  @Override
  public int hashCode() {
    return 31 * direction.hashCode() + Double.hashCode(angle);
  }

  @Override
  public String toString() {
    return "Opening[direction=" + direction + ", angle=" + angle + "]";
  }
}
