package collisionbench.geometry.plane;

/// The opening of a sector: all directions counter-clockwise from one edge to the other. What every
/// query knows of a sector's edges it takes from here.
///
/// The edges are exactly the directions held here, which are rounded from the bisector and half the
/// angle once and for all, by `StrictMath` and so the same on every machine. At a quarter, a half,
/// three quarters of a turn and a full one, that is at the doubles nearest to them, half the angle
/// is that of the exact angle: the edges of a half disc are one straight line.
///
/// Up to half a turn the end never lies clockwise of the start, and beyond never counter-clockwise,
/// as rounding a sum or difference of the same two products never swaps them. Edges that rounding
/// made one are a single direction for a slice and leave nothing out of a wide sector.
///
/// @param axis the direction of the bisector, of unit length but for rounding
/// @param start the edge clockwise of the bisector, of unit length but for rounding
/// @param end the edge counter-clockwise of the bisector, of unit length but for rounding
/// @param isWide whether the angle is above half a turn, so that the sector is not convex
public record Opening(Vec2 axis, Vec2 start, Vec2 end, boolean isWide) {

  private static final double SQRT_HALF = Math.sqrt(0.5);

  static Opening of(Vec2 direction, double angle) {
    Vec2 axis = direction.normalized();
    double cos = cos(angle);
    double sin = sin(angle);
    return new Opening(
        axis,
        new Vec2(axis.x() * cos + axis.y() * sin, axis.y() * cos - axis.x() * sin),
        new Vec2(axis.x() * cos - axis.y() * sin, axis.y() * cos + axis.x() * sin),
        angle > Math.PI);
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
    return angle == Sector.FULL_TURN ? 0 : StrictMath.sin(angle / 2);
  }

  /// {@return whether the direction, of any length, is in the opening or along one of its edges;
  /// true for the zero vector}
  public boolean holds(Vec2 direction) {
    return holds(Vec2.ZERO, direction);
  }

  /// {@return whether the direction from `from` to `to` is in the opening or along one of its
  /// edges, exactly; true for equal points}
  public boolean holds(Vec2 from, Vec2 to) {
    int fromStart = Orientation.ofDirections(Vec2.ZERO, start, from, to);
    int toEnd = Orientation.ofDirections(from, to, Vec2.ZERO, end);
    return holds(fromStart, toEnd) && (fromStart != 0 || toEnd != 0 || isAlongEdge(from, to));
  }

  /// Both edges on one line with a direction: it may be the other way from a slice of no width.
  private boolean isAlongEdge(Vec2 from, Vec2 to) {
    return isWide
        || Orientation.along(Vec2.ZERO, start, from, to) >= 0
        || Orientation.along(Vec2.ZERO, end, from, to) >= 0;
  }

  /// {@return whether a direction is in the opening, given the signs of the turns from the start to
  /// it and from it to the end; if both are 0, it may also be opposite to a slice of no width}
  public boolean holds(int fromStart, int toEnd) {
    return isWide ? fromStart >= 0 || toEnd >= 0 : fromStart >= 0 && toEnd >= 0;
  }
}
