package collisionbench.geometry.plane;

import collisionbench.geometry.number.Require;

/// A slice of a disc: all points within `radius` of `center` whose direction from it is within half
/// of `angle` of `direction`, the bisector, of any length except zero.
///
/// The angle is the full opening, above 0 and at most a full turn, which gives the whole disc.
/// Above half a turn a sector is not convex. A radius of zero is a point.
///
/// @param center the corner
/// @param radius of the disc
/// @param opening the direction and the angle
public record Sector(Vec2 center, double radius, Opening opening) implements Shape2 {

  public static final double FULL_TURN = 2 * Math.PI;

  public Sector {
    Require.finite("center", center, center.isFinite());
    radius = Require.nonNegative("radius", radius);
  }

  public Sector(Vec2 center, double radius, Vec2 direction, double angle) {
    this(center, radius, Opening.of(direction, angle));
  }

  /// {@return the direction along the bisector, as given}
  public Vec2 direction() {
    return opening.direction();
  }

  /// {@return the full opening}
  public double angle() {
    return opening.angle();
  }

  /// {@return whether the opening is a full turn}
  public boolean isDisc() {
    return opening.isFull();
  }

  /// {@return the unit direction of the edge clockwise of the bisector}
  public Vec2 startEdge() {
    return opening.start();
  }

  /// {@return the unit direction of the edge counter-clockwise of the bisector}
  public Vec2 endEdge() {
    return opening.end();
  }

  @Override
  public Bounds2 bounds() {
    if (isDisc()) {
      return new Circle(center, radius).bounds();
    }
    // The error of the end of an edge is less than 8 u of the radius, half of 2^-49.
    Bounds2 bounds =
        Bounds2.of(opening.start().times(radius), opening.end().times(radius))
            .grownBy(edgesAreAxes() ? 0 : radius * 0x1p-49 + Double.MIN_VALUE)
            .and(Bounds2.of(Vec2.ZERO, Vec2.ZERO));
    for (Vec2 axis : new Vec2[] {Vec2.X, Vec2.Y, Vec2.X.negated(), Vec2.Y.negated()}) {
      if (opening.contains(axis)) {
        bounds = bounds.and(Bounds2.of(Vec2.ZERO, axis.times(radius)));
      }
    }
    return bounds.movedBy(center);
  }

  /// {@return whether both edges are exactly parallel to the axes}
  private boolean edgesAreAxes() {
    Vec2 direction = opening.direction();
    return (direction.x() == 0 || direction.y() == 0) && (opening.cos() == 0 || opening.sin() == 0);
  }

  @Override
  public Sector translated(Vec2 by) {
    return new Sector(center.plus(by), radius, opening);
  }
}
