package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.stream.Stream;

/// Tests whether two disjoint cores in the plane are within the sum of the radii: whether two of
/// their features are, at least one of them a corner or an arc.
final class Nearest2 {

  private Nearest2() {}

  /// {@return the least squared distance of a corner of one polygon and the other polygon}
  static Fraction squared(PolygonCore a, PolygonCore b) {
    return Stream.concat(
            a.corners().stream().map(corner -> squared(corner, b)),
            b.corners().stream().map(corner -> squared(corner, a)))
        .min(Fraction::compareTo)
        .orElseThrow();
  }

  private static Fraction squared(BigVec2 point, PolygonCore polygon) {
    Stream<Fraction> toCorners =
        polygon.corners().stream().map(corner -> Fraction.of(point.minus(corner).squared()));
    Stream<Fraction> toSides =
        polygon.edges().stream()
            .filter(side -> isBeside(point, side))
            .map(side -> squaredToLine(point, side));
    return Stream.concat(toCorners, toSides).min(Fraction::compareTo).orElseThrow();
  }

  /// {@return whether the foot of the perpendicular on a polygon's side is on it}
  private static boolean isBeside(BigVec2 point, Edge2 side) {
    BigInteger part = point.minus(side.start()).dot(side.along());
    return part.signum() >= 0 && part.compareTo(side.along().squared()) <= 0;
  }

  private static Fraction squaredToLine(BigVec2 point, Edge2 side) {
    BigInteger across = point.minus(side.start()).cross(side.along());
    return Fraction.ofSquare(across, side.along().squared());
  }

  static boolean isWithin(PolygonCore a, SectorCore b, BigInteger radiusSum) {
    Fraction limit = Fraction.of(radiusSum.pow(2));
    return squared(b.center(), a).compareTo(limit) <= 0
        || a.corners().stream().anyMatch(corner -> isNearArc(corner, b, radiusSum))
        || a.edges().stream().anyMatch(side -> isNearArc(side, b, radiusSum))
        || b.edges().stream()
            .anyMatch(edge ->
                a.corners().stream().anyMatch(corner -> isNearEdge(corner, edge, radiusSum))
                    || a.edges().stream().anyMatch(side -> isNearTip(side, edge, radiusSum)));
  }

  private static boolean isNearArc(BigVec2 corner, SectorCore sector, BigInteger radiusSum) {
    BigVec2 delta = corner.minus(sector.center());
    BigInteger most = sector.radius().add(radiusSum);
    return sector.opensTo(delta) && delta.squared().compareTo(most.pow(2)) <= 0;
  }

  /// The point of the side that is nearest to the center, in whose direction the arc has to be.
  private static boolean isNearArc(Edge2 side, SectorCore sector, BigInteger radiusSum) {
    BigVec2 delta = side.start().minus(sector.center());
    BigVec2 e = side.along();
    BigVec2 foot = delta.times(e.squared()).minus(e.times(delta.dot(e)));
    Fraction limit = Fraction.of(sector.radius().add(radiusSum).pow(2));
    return isBeside(sector.center(), side)
        && sector.opensTo(foot)
        && squaredToLine(sector.center(), side).compareTo(limit) <= 0;
  }

  /// Near the edge's tip, at `e length / sqrt(square)` from its start, or beside the edge.
  private static boolean isNearEdge(BigVec2 corner, Edge2 edge, BigInteger radiusSum) {
    BigVec2 w = corner.minus(edge.start());
    BigInteger part = w.dot(edge.along());
    BigInteger squares = w.squared().add(edge.length().pow(2)).subtract(radiusSum.pow(2));
    BigInteger product = part.multiply(edge.length()).multiply(BigInteger.TWO);
    boolean isNearTip = !new RootSum(product, squares.negate(), edge.square()).isNegative();
    boolean isBeside =
        part.signum() >= 0
            && !new RootSum(part.negate(), edge.length(), edge.square()).isNegative();
    return isNearTip
        || (isBeside && squaredToLine(corner, edge).compareTo(Fraction.of(radiusSum.pow(2))) <= 0);
  }

  /// The tip of a sector's edge and a point inside a polygon's side. With `w` the vector from the
  /// side to the edge's start, the vector to the tip is `w + e length / sqrt(square)`.
  private static boolean isNearTip(Edge2 side, Edge2 edge, BigInteger radiusSum) {
    BigVec2 d = side.along();
    BigVec2 w = edge.start().minus(side.start());
    BigInteger root = edge.square();
    BigInteger tipAlong = d.dot(edge.along()).multiply(edge.length());
    BigInteger tipAcross = d.cross(edge.along()).multiply(edge.length());
    BigInteger along = d.dot(w);
    BigInteger across = d.cross(w);
    boolean isBeside =
        !new RootSum(tipAlong, along, root).isNegative()
            && !new RootSum(tipAlong.negate(), d.squared().subtract(along), root).isNegative();
    BigInteger limit = radiusSum.pow(2).multiply(d.squared()).multiply(root);
    BigInteger squares = across.pow(2).multiply(root).add(tipAcross.pow(2));
    BigInteger mixed = across.multiply(tipAcross).multiply(BigInteger.TWO);
    return isBeside && !new RootSum(limit.subtract(squares), mixed.negate(), root).isNegative();
  }
}
