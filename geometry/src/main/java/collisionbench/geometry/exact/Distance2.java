package collisionbench.geometry.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The signed distance of two shapes in the plane of which at least one core is a sector, worked
/// out to so many binary places that all digits of a double are right.
///
/// For numbers of `n` bits these are `4 n + 256` places below the unit. A gap that is then still
/// too small to be seen, less than `2^-(n + 64)` units, is worked out again to twice as many. A
/// depth as small as that is 0: shapes that just touch are not told from those.
final class Distance2 {

  private Distance2() {}

  /// {@return the distance of two shapes that do not touch}
  static double apart(Question2 q) {
    int places = places(q);
    Real gap = gap(q, places);
    while (isTooSmall(gap)) {
      places *= 2;
      gap = gap(q, places);
    }
    return rounded(gap, q.grid());
  }

  /// {@return the distance of two shapes that touch, at most 0}
  static double inContact(Question2 q, boolean coresMeet) {
    int places = places(q);
    boolean isThroughMouth = isWide(q.a()) || isWide(q.b());
    Real depth =
        coresMeet || isThroughMouth ? depth(q, isThroughMouth, places) : gap(q, places).negated();
    return isTooSmall(depth) ? 0 : rounded(depth.negated(), q.grid());
  }

  private static Real gap(Question2 q, int places) {
    return Gap2.of(Contour.of(q.a(), places), Contour.of(q.b(), places))
        .minus(Real.of(q.radii(), places));
  }

  /// A radius makes the way out of convex cores longer by itself, but through the mouth of a sector
  /// there may then be no way at all.
  private static Real depth(Question2 q, boolean isThroughMouth, int places) {
    Real radii = Real.of(q.radii(), places);
    if (!isThroughMouth) {
      return obstacles(q, Real.of(BigInteger.ZERO, places), places)
          .getFirst()
          .depth(Real2.of(Whole2.ZERO, places))
          .plus(radii);
    }
    Real tolerance = new Real(BigInteger.ONE.shiftLeft(places - places / 3), places);
    return Exit2.length(obstacles(q, radii, places), tolerance);
  }

  private static List<Obstacle2> obstacles(Question2 q, Real radius, int places) {
    List<Obstacle2> obstacles = new ArrayList<>();
    for (Contour pieceA : Contour.pieces(q.a(), places)) {
      for (Contour pieceB : Contour.pieces(q.b(), places)) {
        obstacles.add(Obstacle2.of(pieceA, pieceB, radius));
      }
    }
    return obstacles;
  }

  private static boolean isWide(Figure figure) {
    return figure instanceof Slice slice && slice.isWide();
  }

  private static boolean isTooSmall(Real length) {
    return length.signum() <= 0
        || length.bits().bitLength() <= length.places() - length.places() / 4;
  }

  private static int places(Question2 q) {
    int bits =
        Stream.concat(numbers(q.a()), numbers(q.b()))
            .mapToInt(BigInteger::bitLength)
            .reduce(q.radii().bitLength(), Math::max);
    return 4 * bits + 256;
  }

  private static Stream<BigInteger> numbers(Figure figure) {
    Stream<Whole2> points =
        switch (figure) {
          case Hull hull -> hull.corners().stream();
          case Slice slice ->
              Stream.of(
                  slice.center(),
                  slice.start(),
                  slice.end(),
                  new Whole2(slice.radius(), slice.radius()));
        };
    return points.flatMap(point -> Stream.of(point.x(), point.y()));
  }

  private static double rounded(Real length, Grid grid) {
    Grid places = new Grid(grid.exponent() - length.places());
    return Rounding.toDouble(new BigDecimal(length.bits()), places.unit(Rounding.DIGITS));
  }
}
