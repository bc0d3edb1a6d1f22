package collisionbench.methods.exact;

import collisionbench.geometry.plane.Shape2;
import java.math.BigDecimal;
import java.math.BigInteger;

/// Exact overlap and signed distance of two shapes in the plane.
///
/// The edges of a sector are its direction, rotated by the cosine and sine that its `Opening`
/// stores; its corners are on them, at exactly its radius.
public final class Exact2 {

  private Exact2() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  public static boolean overlap(Shape2 a, Shape2 b) {
    Cores2 cores = Cores2.of(a, b);
    return CoreOverlap2.test(cores.a(), cores.b()) || isWithinRadii(cores);
  }

  /// {@return the gap if positive, 0 if the shapes just touch; negative: minus the length of the
  /// least translation that separates them; with an error of hardly more than half a unit in the
  /// last place}
  ///
  /// The depth of a sector above half a turn is its own, not that of its convex hull: the
  /// translation may lead through its mouth.
  ///
  /// It is 0 only if it is exactly 0: a gap or depth below the least double is the least double.
  /// The depth of a sector other than a full disc is also 0 if it is below `2^-64 u^2 / s`, with
  /// `u` the last binary place of all numbers given and `s` the size of the greatest. On overflow
  /// it is the greatest double.
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
