package collisionbench.methods.exact;

import collisionbench.geometry.plane.Shape2;
import java.math.BigDecimal;
import java.math.BigInteger;

/// Do two shapes in the plane touch, and how far are they apart? The exact answers.
///
/// A sector's edges point along its direction, turned by the angle whose cosine and sine its
/// `Opening` holds; its corners are on them, at a distance of exactly its radius.
public final class Exact2 {

  private Exact2() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  public static boolean overlap(Shape2 a, Shape2 b) {
    Cores2 cores = Cores2.of(a, b);
    return CoreOverlap2.test(cores.a(), cores.b()) || isWithinRadii(cores);
  }

  /// {@return the gap if positive, 0 if the shapes just touch; negative: minus the length of the
  /// least translation that separates them; off by hardly more than half a unit in the last place}
  ///
  /// A sector above half a turn may be left through its mouth: its depth is its own and not that of
  /// its convex hull.
  ///
  /// It is 0 only if it is exactly 0: a gap or depth below the least double is the least double.
  /// But a depth that a sector other than a full disc has to do with is 0 too if it is below `2^-64
  /// u^2 / s`, with `u` the last binary place of all numbers given and `s` the size of the
  /// greatest. What is beyond the greatest double is the greatest.
  public static double signedDistance(Shape2 a, Shape2 b) {
    Cores2 cores = Cores2.of(a, b);
    boolean coresMeet = CoreOverlap2.test(cores.a(), cores.b());
    if (cores.a() instanceof PolygonCore polygonA && cores.b() instanceof PolygonCore polygonB) {
      BigDecimal unit = cores.grid().unit(Rounding.DIGITS);
      return coresMeet
          ? Rounding.depth(Depth2.squared(polygonA, polygonB), cores.radii(), unit)
          : Rounding.gap(Nearest2.squared(polygonA, polygonB), cores.radii(), unit);
    }
    return coresMeet || isWithinRadii(cores)
        ? SectorDistance.inContact(cores, coresMeet)
        : SectorDistance.apart(cores);
  }

  private static boolean isWithinRadii(Cores2 cores) {
    return cores.radii().signum() > 0 && isWithin(cores.a(), cores.b(), cores.radii());
  }

  private static boolean isWithin(Core2 a, Core2 b, BigInteger radiusSum) {
    return switch (a) {
      case PolygonCore polygon ->
          switch (b) {
            case PolygonCore other ->
                Nearest2.squared(polygon, other).compareTo(Fraction.of(radiusSum.pow(2))) <= 0;
            case SectorCore sector -> Nearest2.isWithin(polygon, sector, radiusSum);
          };
      case SectorCore sector ->
          switch (b) {
            case PolygonCore polygon -> Nearest2.isWithin(polygon, sector, radiusSum);
            case SectorCore _ -> false;
          };
    };
  }
}
