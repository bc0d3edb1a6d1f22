package collisionbench.methods.exact;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import java.math.BigInteger;
import java.util.List;

/// A sector other than a full disc.
///
/// Its edges point along the exact products of its `direction`, as given, and the cosine and sine
/// of half its angle, as its `Opening` holds them. All three directions are integers of any length;
/// those of the edges have equal length.
///
/// @param radius positive
/// @param start along the edge clockwise of the bisector
/// @param end along the edge counter-clockwise of it
/// @param bisector along the middle
/// @param isWide whether the opening is above half a turn
record SectorCore(
    BigVec2 center, BigInteger radius, BigVec2 start, BigVec2 end, BigVec2 bisector, boolean isWide)
    implements Core2 {

  static SectorCore of(Sector sector, Grid grid) {
    Opening opening = sector.opening();
    Grid turns = Grid.of(opening.cos(), opening.sin());
    Grid directions = Grid.of(sector.direction().x(), sector.direction().y());
    BigVec2 bisector = directions.whole(sector.direction().x(), sector.direction().y());
    BigVec2 along = bisector.times(turns.whole(opening.cos()));
    BigVec2 across = bisector.perpendicular().times(turns.whole(opening.sin()));
    return new SectorCore(
        grid.whole(sector.center().x(), sector.center().y()),
        grid.whole(sector.radius()),
        along.minus(across),
        along.plus(across),
        bisector,
        opening.cos() < 0);
  }

  /// {@return the center; the other two corners need a square root}
  @Override
  public List<BigVec2> corners() {
    return List.of(center);
  }

  @Override
  public List<Edge2> edges() {
    return List.of(
        new Edge2(center, start, radius, start.squared()),
        new Edge2(center, end, radius, end.squared()));
  }

  @Override
  public boolean contains(BigVec2 point) {
    BigVec2 delta = point.minus(center);
    return delta.squared().compareTo(radius.multiply(radius)) <= 0 && opensTo(delta);
  }

  boolean opensTo(BigVec2 direction) {
    return opensTo(direction, BigVec2.ZERO, BigInteger.ZERO);
  }

  /// {@return whether the direction `p + q sqrt(root)` is in the opening or along one of its edges}
  boolean opensTo(BigVec2 p, BigVec2 q, BigInteger root) {
    boolean leftOfStart = !new RootSum(start.cross(p), start.cross(q), root).isNegative();
    boolean rightOfEnd = !new RootSum(p.cross(end), q.cross(end), root).isNegative();
    boolean ahead = !new RootSum(bisector.dot(p), bisector.dot(q), root).isNegative();
    return isWide ? leftOfStart || rightOfEnd : leftOfStart && rightOfEnd && ahead;
  }
}
