package collisionbench.geometry.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// When two cores in the plane, of which B moves in a straight line, are no further apart than
/// `reach`.
///
/// They are where a corner of one is from a corner or a side of the other, at the foot of the
/// perpendicular; or where one is in the other. Each of that is some conditions, linear and
/// quadratic in the time, that hold together in an interval. All are tried.
///
/// @param motion how far B moves from time 0 to time 1
record Approach2(Figure a, Figure b, Whole2 motion, BigInteger reach) {

  /// {@return from when to when, in the time from 0 to 1; of a sector beside a point until the last
  /// contact, whether it leaves the sector before that or not}
  ///
  /// @throws IllegalArgumentException if there is a sector, and the other is no mere point
  Optional<Interval> interval() {
    List<List<Quadratic>> ways =
        switch (a) {
          case Hull hullA ->
              switch (b) {
                case Hull hullB -> ways(hullA, hullB);
                case Slice slice -> ways(slice, hullA, motion.negated());
              };
          case Slice slice -> ways(slice, b, motion);
        };
    return Interval.around(ways.stream().map(Interval::where).flatMap(Optional::stream).toList());
  }

  private List<List<Quadratic>> ways(Hull hullA, Hull hullB) {
    List<List<Quadratic>> ways = new ArrayList<>();
    if (!isFlat(hullA, hullB)) {
      ways.add(inside(hullA, hullB));
    }
    addToCornersAndSides(hullA, hullB, motion.negated(), ways);
    addToCornersAndSides(hullB, hullA, motion, ways);
    return ways;
  }

  private static boolean isFlat(Hull hullA, Hull hullB) {
    List<Side> sides = Stream.concat(hullA.sides().stream(), hullB.sides().stream()).toList();
    return sides.stream()
        .allMatch(side -> side.along().cross(sides.getFirst().along()).signum() == 0);
  }

  /// The two meet while no normal sees a gap between them.
  private List<Quadratic> inside(Hull hullA, Hull hullB) {
    return Stream.concat(hullA.sides().stream(), hullB.sides().stream())
        .map(side -> side.along().perpendicular())
        .flatMap(n -> Stream.of(n, n.negated()))
        .map(n -> Quadratic.linear(motion.dot(n), least(hullB, n).subtract(most(hullA, n))))
        .toList();
  }

  private static BigInteger most(Hull hull, Whole2 n) {
    return hull.corners().stream().map(n::dot).reduce(BigInteger::max).orElseThrow();
  }

  private static BigInteger least(Hull hull, Whole2 n) {
    return hull.corners().stream().map(n::dot).reduce(BigInteger::min).orElseThrow();
  }

  /// @param motion how far the corners of `points` move beside `solid`
  private void addToCornersAndSides(
      Hull points, Hull solid, Whole2 motion, List<List<Quadratic>> ways) {
    for (Whole2 corner : points.corners()) {
      for (Whole2 other : solid.corners()) {
        Moving2 way = new Moving2(corner.minus(other), motion);
        ways.add(List.of(way.squared().minus(reach.pow(2))));
      }
      for (Side side : solid.sides()) {
        ways.add(beside(side, new Moving2(corner.minus(side.start()), motion)));
      }
    }
  }

  private List<Quadratic> beside(Side side, Moving2 way) {
    BigInteger one = side.along().squared();
    Quadratic part = way.dot(side.along());
    Quadratic across = way.leftOf(side.along());
    return List.of(
        across.squared().minus(reach.pow(2).multiply(one)), part.negated(), part.minus(one));
  }

  /// A sector above half a turn is what is left of its first edge, and what is right of its last.
  private List<List<Quadratic>> ways(Slice slice, Figure point, Whole2 motion) {
    if (point.corners().size() != 1 || !point.sides().isEmpty() || reach.signum() != 0) {
      throw new IllegalArgumentException("beside a sector there must be a point: " + point);
    }
    Moving2 way = new Moving2(point.corners().getFirst().minus(slice.center()), motion);
    Quadratic nearArc = way.squared().minus(slice.radius().pow(2));
    Quadratic rightOfStart = way.leftOf(slice.start()).negated();
    Quadratic leftOfEnd = way.leftOf(slice.end());
    Quadratic behind = way.dot(slice.bisector()).negated();
    return slice.isWide()
        ? List.of(List.of(nearArc, rightOfStart), List.of(nearArc, leftOfEnd))
        : List.of(List.of(nearArc, rightOfStart, leftOfEnd, behind));
  }
}
