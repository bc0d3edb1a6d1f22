package collisionbench.methods.exact;

import collisionbench.geometry.space.Shape3;
import java.math.BigDecimal;
import java.math.BigInteger;

/// Exact overlap and signed distance of two shapes in space.
///
/// The axes of a box are exactly those of its quaternion's rotation, for any length of the
/// quaternion.
public final class Exact3 {

  private Exact3() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  public static boolean overlap(Shape3 a, Shape3 b) {
    Cores3 cores = Cores3.of(a, b);
    if (CoreOverlap3.test(cores.a(), cores.b())) {
      return true;
    }
    BigInteger limit = cores.radii().multiply(cores.radii());
    Fraction beyond = Fraction.of(limit.add(BigInteger.ONE));
    return limit.signum() > 0
        && Nearest3.squared(cores.a(), cores.b(), beyond).compareTo(Fraction.of(limit)) <= 0;
  }

  /// {@return the gap if positive, 0 if the shapes just touch; negative: minus the length of the
  /// least translation that separates them; with an error of hardly more than half a unit in the
  /// last place}
  ///
  /// It is 0 only if it is exactly 0: a gap or depth below the least double is the least double. On
  /// overflow it is the greatest double.
  public static double signedDistance(Shape3 a, Shape3 b) {
    Cores3 cores = Cores3.of(a, b);
    BigDecimal unit =
        cores.grid().unit(Rounding.DIGITS).divide(new BigDecimal(cores.factor()), Rounding.DIGITS);
    if (CoreOverlap3.test(cores.a(), cores.b())) {
      return Rounding.depth(Depth3.squared(cores.a(), cores.b()), cores.radii(), unit);
    }
    BigVec3 delta = cores.b().corners().getFirst().minus(cores.a().corners().getFirst());
    Fraction squared = Nearest3.squared(cores.a(), cores.b(), Fraction.of(delta.squared()));
    return Rounding.gap(squared, cores.radii(), unit);
  }
}
