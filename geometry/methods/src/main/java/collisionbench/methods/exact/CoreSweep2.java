package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// When two cores in the plane, of which B moves in a straight line, are no further apart than
/// `reach`.
///
/// They are where a corner of one is from a corner or an edge of the other, at the foot of the
/// perpendicular; or where one is in the other. Each of that is some conditions, linear and
/// quadratic in the time, that hold together in an interval. All are tried.
///
/// @param motion how far B moves from time 0 to time 1
record CoreSweep2(Core2 a, Core2 b, BigVec2 motion, BigInteger reach) {

  /// {@return from when to when, in the time from 0 to 1; of a sector beside a point until the last
  /// contact, whether it leaves the sector before that or not}
  ///
  /// @throws IllegalArgumentException if there is a sector, and the other is no mere point
  Optional<Interval> interval() {
    List<List<Quadratic>> ways =
        switch (a) {
          case PolygonCore polygonA ->
              switch (b) {
                case PolygonCore polygonB -> ways(polygonA, polygonB);
                case SectorCore sector -> ways(sector, polygonA, motion.negated());
              };
          case SectorCore sector -> ways(sector, b, motion);
        };
    return Interval.around(ways.stream().map(Interval::where).flatMap(Optional::stream).toList());
  }

  private List<List<Quadratic>> ways(PolygonCore polygonA, PolygonCore polygonB) {
    List<List<Quadratic>> ways = new ArrayList<>();
    if (!isFlat(polygonA, polygonB)) {
      ways.add(inside(polygonA, polygonB));
    }
    addToCornersAndEdges(polygonA, polygonB, motion.negated(), ways);
    addToCornersAndEdges(polygonB, polygonA, motion, ways);
    return ways;
  }

  private static boolean isFlat(PolygonCore polygonA, PolygonCore polygonB) {
    List<Edge2> edges =
        Stream.concat(polygonA.edges().stream(), polygonB.edges().stream()).toList();
    return edges.stream()
        .allMatch(edge -> edge.along().cross(edges.getFirst().along()).signum() == 0);
  }

  /// The two meet while no normal sees a gap between them.
  private List<Quadratic> inside(PolygonCore polygonA, PolygonCore polygonB) {
    return Stream.concat(polygonA.edges().stream(), polygonB.edges().stream())
        .map(edge -> edge.along().perpendicular())
        .flatMap(n -> Stream.of(n, n.negated()))
        .map(n -> Quadratic.linear(motion.dot(n), polygonB.least(n).subtract(polygonA.most(n))))
        .toList();
  }

  /// @param motion how far the corners of `points` move beside `solid`
  private void addToCornersAndEdges(
      PolygonCore points, PolygonCore solid, BigVec2 motion, List<List<Quadratic>> ways) {
    for (BigVec2 corner : points.corners()) {
      for (BigVec2 other : solid.corners()) {
        MovingVec2 way = new MovingVec2(corner.minus(other), motion);
        ways.add(List.of(way.squared().minus(reach.pow(2))));
      }
      for (Edge2 edge : solid.edges()) {
        ways.add(beside(edge, new MovingVec2(corner.minus(edge.start()), motion)));
      }
    }
  }

  private List<Quadratic> beside(Edge2 edge, MovingVec2 way) {
    BigInteger one = edge.along().squared();
    Quadratic part = way.dot(edge.along());
    Quadratic across = way.leftOf(edge.along());
    return List.of(
        across.squared().minus(reach.pow(2).multiply(one)), part.negated(), part.minus(one));
  }

  /// A sector above half a turn is what is left of its first edge, and what is right of its last.
  private List<List<Quadratic>> ways(SectorCore sector, Core2 point, BigVec2 motion) {
    if (point.corners().size() != 1 || !point.edges().isEmpty() || reach.signum() != 0) {
      throw new IllegalArgumentException("beside a sector there must be a point: " + point);
    }
    MovingVec2 way = new MovingVec2(point.corners().getFirst().minus(sector.center()), motion);
    Quadratic nearArc = way.squared().minus(sector.radius().pow(2));
    Quadratic rightOfStart = way.leftOf(sector.start()).negated();
    Quadratic leftOfEnd = way.leftOf(sector.end());
    Quadratic behind = way.dot(sector.bisector()).negated();
    return sector.isWide()
        ? List.of(List.of(nearArc, rightOfStart), List.of(nearArc, leftOfEnd))
        : List.of(List.of(nearArc, rightOfStart, leftOfEnd, behind));
  }
}
