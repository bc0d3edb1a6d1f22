package collisionbench.geometry.plane;

/// The opening of a sector: all directions within half its angle of its bisector. What every query
/// knows of a sector's edges it takes from here.
///
/// The edges are exactly the sector's direction, as given, turned by the cosine and sine held here:
/// `cos * d - sin * d'` and `cos * d + sin * d'`, where `d'` is `d` turned left.
///
/// Half the angle is held as its cosine and sine, from `StrictMath`, so that they are the same on
/// every machine. At a quarter, a half, three quarters of a turn and a full one, that is at the
/// doubles nearest to them, they are those of the exact angle: the edges of a half disc are one
/// straight line.
///
/// @param bisector the sector's direction, scaled by a power of two to about unit length
/// @param axis the unit direction of the bisector
/// @param cos the cosine of half the angle
/// @param sin the sine of half the angle; more than 0 unless the opening is a full turn
public record Opening(Vec2 bisector, Vec2 axis, double cos, double sin) {

  private static final double SQRT_HALF = Math.sqrt(0.5);

  static Opening of(Vec2 direction, double angle) {
    int exponent = Math.getExponent(Math.max(Math.abs(direction.x()), Math.abs(direction.y())));
    Vec2 bisector =
        new Vec2(
            Math.scalb(Math.scalb(direction.x(), -exponent / 2), -exponent + exponent / 2),
            Math.scalb(Math.scalb(direction.y(), -exponent / 2), -exponent + exponent / 2));
    return new Opening(bisector, bisector.normalized(), cos(angle), sin(angle));
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

  /// {@return whether the direction, of any length, is in the opening or along one of its edges;
  /// true for the zero vector}
  ///
  /// By folding about the bisector, so for any angle at once and without an arc cosine.
  public boolean holds(Vec2 direction) {
    double along = bisector.dot(direction);
    double beside = Math.abs(bisector.cross(direction));
    return cos * beside <= sin * along;
  }

  /// {@return whether the angle is above half a turn, so that the sector is not convex}
  public boolean isWide() {
    return cos < 0;
  }

  /// {@return the direction of the edge clockwise of the bisector, each component off by less than
  /// 7 units of rounding (`2^-53`) from that of unit length}
  public Vec2 start() {
    return new Vec2(axis.x() * cos + axis.y() * sin, axis.y() * cos - axis.x() * sin);
  }

  /// {@return the direction of the edge counter-clockwise of the bisector, as near to it as
  /// [#start] to the other}
  public Vec2 end() {
    return new Vec2(axis.x() * cos - axis.y() * sin, axis.y() * cos + axis.x() * sin);
  }
}
