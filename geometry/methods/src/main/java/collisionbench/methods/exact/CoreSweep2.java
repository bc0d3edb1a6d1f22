package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// When two cores in the plane, of which B moves in a straight line, are within `radiusSum`.
///
/// They are where a corner of one is from a corner or an edge of the other, at the foot of the
/// perpendicular; or where one is in the other. Each alternative is a conjunction of conditions,
/// linear and quadratic in time, that holds in an interval. All are tried.
///
/// @param motion how far B moves from time 0 to time 1
record CoreSweep2(Core2 a, Core2 b, BigVec2 motion, BigInteger radiusSum) {

  /// {@return the times of contact in 0..1; for a sector and a point, from the first to the last
  /// contact}
  ///
  /// @throws IllegalArgumentException if one is a sector and the other is not a point
  Optional<RootInterval> interval() {
    List<List<Parabola>> alternatives =
        switch (a) {
          case PolygonCore polygonA ->
              switch (b) {
                case PolygonCore polygonB -> alternatives(polygonA, polygonB);
                case SectorCore sector -> alternatives(sector, polygonA, motion.negated());
              };
          case SectorCore sector -> alternatives(sector, b, motion);
        };
    return RootInterval.around(
        alternatives.stream().map(RootInterval::where).flatMap(Optional::stream).toList());
  }

  private List<List<Parabola>> alternatives(PolygonCore polygonA, PolygonCore polygonB) {
    List<List<Parabola>> alternatives = new ArrayList<>();
    if (!isFlat(polygonA, polygonB)) {
      alternatives.add(inside(polygonA, polygonB));
    }
    addToCornersAndEdges(polygonA, polygonB, motion.negated(), alternatives);
    addToCornersAndEdges(polygonB, polygonA, motion, alternatives);
    return alternatives;
  }

  private static boolean isFlat(PolygonCore polygonA, PolygonCore polygonB) {
    List<Edge2> edges =
        Stream.concat(polygonA.edges().stream(), polygonB.edges().stream()).toList();
    return edges.stream()
        .allMatch(edge -> edge.along().cross(edges.getFirst().along()).signum() == 0);
  }

  /// The two overlap while no normal has a gap.
  private List<Parabola> inside(PolygonCore polygonA, PolygonCore polygonB) {
    return Stream.concat(polygonA.edges().stream(), polygonB.edges().stream())
        .map(edge -> edge.along().perpendicular())
        .flatMap(n -> Stream.of(n, n.negated()))
        .map(n -> Parabola.linear(motion.dot(n), polygonB.least(n).subtract(polygonA.most(n))))
        .toList();
  }

  /// @param motion the motion of the corners of `points` relative to `solid`
  private void addToCornersAndEdges(
      PolygonCore points, PolygonCore solid, BigVec2 motion, List<List<Parabola>> alternatives) {
    for (BigVec2 corner : points.corners()) {
      for (BigVec2 other : solid.corners()) {
        MovingVec2 delta = new MovingVec2(corner.minus(other), motion);
        alternatives.add(List.of(delta.squared().minus(radiusSum.pow(2))));
      }
      for (Edge2 edge : solid.edges()) {
        alternatives.add(beside(edge, new MovingVec2(corner.minus(edge.start()), motion)));
      }
    }
  }

  private List<Parabola> beside(Edge2 edge, MovingVec2 delta) {
    BigInteger one = edge.along().squared();
    Parabola part = delta.dot(edge.along());
    Parabola across = delta.leftOf(edge.along());
    return List.of(
        across.squared().minus(radiusSum.pow(2).multiply(one)), part.negated(), part.minus(one));
  }

  /// A sector above half a turn is the union of the left of its first edge and the right of its
  /// last.
  private List<List<Parabola>> alternatives(SectorCore sector, Core2 point, BigVec2 motion) {
    if (point.corners().size() != 1 || !point.edges().isEmpty() || radiusSum.signum() != 0) {
      throw new IllegalArgumentException("beside a sector there must be a point: " + point);
    }
    MovingVec2 delta = new MovingVec2(point.corners().getFirst().minus(sector.center()), motion);
    Parabola nearArc = delta.squared().minus(sector.radius().pow(2));
    Parabola rightOfStart = delta.leftOf(sector.start()).negated();
    Parabola leftOfEnd = delta.leftOf(sector.end());
    Parabola behind = delta.dot(sector.bisector()).negated();
    return sector.isWide()
        ? List.of(List.of(nearArc, rightOfStart), List.of(nearArc, leftOfEnd))
        : List.of(List.of(nearArc, rightOfStart, leftOfEnd, behind));
  }
}
