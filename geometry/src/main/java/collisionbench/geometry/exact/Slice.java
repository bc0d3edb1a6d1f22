package collisionbench.geometry.exact;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import java.math.BigInteger;
import java.util.List;

/// A sector that is not a full disc.
///
/// Its edges point along the exact products of its `direction`, as given, and the cosine and sine
/// of half its angle, as its `Opening` holds them. All three directions are whole and of any
/// length; those of the edges are equally long.
///
/// @param radius positive
/// @param start along the edge clockwise of the bisector
/// @param end along the edge counter-clockwise of it
/// @param bisector along the middle
/// @param isWide whether the opening is above half a turn
record Slice(
    Whole2 center, BigInteger radius, Whole2 start, Whole2 end, Whole2 bisector, boolean isWide)
    implements Figure {

  static Slice of(Sector sector, Grid grid) {
    Opening opening = sector.opening();
    Grid turns = Grid.of(opening.cos(), opening.sin());
    Grid directions = Grid.of(sector.direction().x(), sector.direction().y());
    Whole2 bisector = directions.whole(sector.direction().x(), sector.direction().y());
    Whole2 along = bisector.times(turns.whole(opening.cos()));
    Whole2 across = bisector.perpendicular().times(turns.whole(opening.sin()));
    return new Slice(
        grid.whole(sector.center().x(), sector.center().y()),
        grid.whole(sector.radius()),
        along.minus(across),
        along.plus(across),
        bisector,
        opening.cos() < 0);
  }

  /// {@return the centre; the other two corners need a root}
  @Override
  public List<Whole2> corners() {
    return List.of(center);
  }

  @Override
  public List<Side> sides() {
    return List.of(
        new Side(center, start, radius, start.squared()),
        new Side(center, end, radius, end.squared()));
  }

  @Override
  public boolean holds(Whole2 point) {
    Whole2 way = point.minus(center);
    return way.squared().compareTo(radius.multiply(radius)) <= 0 && opensTo(way);
  }

  boolean opensTo(Whole2 direction) {
    return opensTo(direction, Whole2.ZERO, BigInteger.ZERO);
  }

  /// {@return whether the direction `p + q sqrt(root)` is in the opening or along one of its edges}
  boolean opensTo(Whole2 p, Whole2 q, BigInteger root) {
    boolean leftOfStart = !new Surd(start.cross(p), start.cross(q), root).isNegative();
    boolean rightOfEnd = !new Surd(p.cross(end), q.cross(end), root).isNegative();
    boolean ahead = !new Surd(bisector.dot(p), bisector.dot(q), root).isNegative();
    return isWide ? leftOfStart || rightOfEnd : leftOfStart && rightOfEnd && ahead;
  }
}
