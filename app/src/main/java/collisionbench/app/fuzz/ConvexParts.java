package collisionbench.app.fuzz;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// Decomposes 2D shapes into convex ones: a sector above half a turn consists of two.
final class ConvexParts {

  private ConvexParts() {}

  /// {@return convex shapes whose union is this shape: the halves of a sector above half a turn, or
  /// the shape itself}
  static List<Shape2> of(Shape2 shape) {
    return shape instanceof Sector sector
            && !sector.isDisc()
            && sector.opening().isWide()
            && sector.radius() > 0
        ? List.of(half(sector, 1), half(sector, -1))
        : List.of(shape);
  }

  private static Sector half(Sector whole, int side) {
    Vec2 along = whole.opening().axis();
    Vec2 aside = along.perpendicular().times(side);
    double quarter = whole.angle() / 4;
    Vec2 direction = along.times(StrictMath.cos(quarter)).plus(StrictMath.sin(quarter), aside);
    return new Sector(whole.center(), whole.radius(), direction, whole.angle() / 2);
  }

  static boolean isConvex(Shape2 shape) {
    return of(shape).size() == 1;
  }

  /// {@return the sine of the angle between the axis and the sides of a non-convex sector's mouth:
  /// how much a step out of the mouth increases the distance to its sides; 1 for convex shapes}
  static double sineOfMouth(Shape2 shape) {
    return shape instanceof Sector sector && !isConvex(sector)
        ? StrictMath.sin(sector.angle() / 2)
        : 1;
  }

  /// {@return the least difference between `distance` and the gap, along the unit vector `n`, of a
  /// convex part of each shape}
  static double gapError(Shape2 a, Shape2 b, Vec2 n, double distance) {
    return of(a).stream()
        .flatMap(ofA ->
            of(b).stream().map(ofB -> distance + Support.of(ofA, n) + Support.of(ofB, n.negated())))
        .mapToDouble(Math::abs)
        .min()
        .orElseThrow();
  }
}
