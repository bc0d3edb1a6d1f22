package collisionbench.geometry.plane;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import org.jspecify.annotations.Nullable;

/// The opening of a sector: all directions within half its angle of its direction, the bisector.
/// What every query knows of a sector's edges it takes from here, where it is worked out once.
///
/// The edges are exactly the direction, as given, turned by the cosine and sine held here: `cos * d
/// - sin * d'` and `cos * d + sin * d'`, where `d'` is `d` turned left.
///
/// Half the angle is held as its cosine and sine, from `StrictMath`, so that they are the same on
/// every machine. At a quarter, a half, three quarters of a turn and a full one, that is at the
/// doubles nearest to them, they are those of the exact angle: the edges of a half disc are one
/// straight line.
///
/// Two openings are equal if their directions, as given, and their angles are.
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

  /// {@return the opening of `angle` about `direction`, which may have any length but zero}
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

  /// By a power of two to about unit length.
  private static Vec2 scaled(Vec2 direction) {
    double largest = Math.max(Math.abs(direction.x()), Math.abs(direction.y()));
    if (largest < Double.MIN_NORMAL) {
      // Their exponents do not tell subnormal numbers apart.
      return scaled(direction.times(0x1p60));
    }
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

  /// {@return the direction along the bisector, as given but for a power of two that makes it about
  /// one long}
  public Vec2 bisector() {
    return bisector;
  }

  /// {@return an opening of the same angle about another direction, which is not zero}
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

  /// {@return whether the direction, of any length, is in the opening or along one of its edges;
  /// true for the zero vector}
  ///
  /// By folding about the bisector, so for any angle at once and without an arc cosine. The side of
  /// the bisector is asked besides: times a sine that is subnormal it may be lost.
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

  /// {@return the direction of the edge clockwise of the bisector, each component off by less than
  /// 7 units of rounding (`2^-53`) from that of unit length}
  public Vec2 start() {
    return start;
  }

  /// {@return the direction of the edge counter-clockwise of the bisector, as near to it as
  /// [#start] to the other}
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
