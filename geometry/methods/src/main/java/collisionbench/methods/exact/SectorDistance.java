package collisionbench.methods.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The signed distance of two shapes in the plane of which at least one core is a sector, computed
/// with enough binary places to round correctly to a double.
///
/// For numbers of `n` bits these are `4 n + 256` places below the unit. A gap below `2^-(n + 64)`
/// units is recomputed with twice as many places. A depth that small is 0: it cannot be
/// distinguished from just touching.
final class SectorDistance {

  private SectorDistance() {}

  /// {@return the distance of two shapes that do not touch}
  static double apart(Cores2 cores) {
    int places = places(cores);
    FixedPoint gap = gap(cores, places);
    while (isTooSmall(gap)) {
      places *= 2;
      gap = gap(cores, places);
    }
    return rounded(gap, cores.grid());
  }

  /// {@return the distance of two shapes that touch, at most 0}
  static double inContact(Cores2 cores, boolean coresMeet) {
    int places = places(cores);
    boolean isThroughMouth = isWide(cores.a()) || isWide(cores.b());
    FixedPoint depth =
        coresMeet || isThroughMouth
            ? depth(cores, isThroughMouth, places)
            : gap(cores, places).negated();
    return isTooSmall(depth) ? 0 : rounded(depth.negated(), cores.grid());
  }

  private static FixedPoint gap(Cores2 cores, int places) {
    return BoundaryGap.of(Boundary2.of(cores.a(), places), Boundary2.of(cores.b(), places))
        .minus(FixedPoint.of(cores.radii(), places));
  }

  /// A radius adds to the depth of convex cores, but may close the mouth of a sector.
  private static FixedPoint depth(Cores2 cores, boolean isThroughMouth, int places) {
    FixedPoint radii = FixedPoint.of(cores.radii(), places);
    if (!isThroughMouth) {
      return differences(cores, FixedPoint.of(BigInteger.ZERO, places), places)
          .getFirst()
          .depth(FixedVec2.of(BigVec2.ZERO, places))
          .plus(radii);
    }
    FixedPoint tolerance = new FixedPoint(BigInteger.ONE.shiftLeft(places - places / 3), places);
    return LeastTranslation2.length(differences(cores, radii, places), tolerance);
  }

  private static List<MinkowskiDifference2> differences(
      Cores2 cores, FixedPoint radius, int places) {
    List<MinkowskiDifference2> differences = new ArrayList<>();
    for (Boundary2 pieceA : Boundary2.pieces(cores.a(), places)) {
      for (Boundary2 pieceB : Boundary2.pieces(cores.b(), places)) {
        differences.add(MinkowskiDifference2.of(pieceA, pieceB, radius));
      }
    }
    return differences;
  }

  private static boolean isWide(Core2 core) {
    return core instanceof SectorCore sector && sector.isWide();
  }

  private static boolean isTooSmall(FixedPoint length) {
    return length.signum() <= 0
        || length.bits().bitLength() <= length.places() - length.places() / 4;
  }

  private static int places(Cores2 cores) {
    int bits =
        Stream.concat(numbers(cores.a()), numbers(cores.b()))
            .mapToInt(BigInteger::bitLength)
            .reduce(cores.radii().bitLength(), Math::max);
    return 4 * bits + 256;
  }

  private static Stream<BigInteger> numbers(Core2 core) {
    Stream<BigVec2> points =
        switch (core) {
          case PolygonCore polygon -> polygon.corners().stream();
          case SectorCore sector ->
              Stream.of(
                  sector.center(),
                  sector.start(),
                  sector.end(),
                  new BigVec2(sector.radius(), sector.radius()));
        };
    return points.flatMap(point -> Stream.of(point.x(), point.y()));
  }

  private static double rounded(FixedPoint length, Grid grid) {
    Grid places = new Grid(grid.exponent() - length.places());
    return Rounding.toDouble(new BigDecimal(length.bits()), places.unit(Rounding.DIGITS));
  }
}
