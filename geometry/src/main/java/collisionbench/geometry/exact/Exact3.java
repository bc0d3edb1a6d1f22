package collisionbench.geometry.exact;

import collisionbench.geometry.space.Shape3;
import java.math.BigDecimal;
import java.math.BigInteger;

/// Do two shapes in space touch, and how far are they apart? The exact answers.
///
/// A box's axes are those of its quaternion's rotation, exactly and whatever the quaternion's
/// length.
public final class Exact3 {

  private Exact3() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  public static boolean overlap(Shape3 a, Shape3 b) {
    Question3 q = Question3.of(a, b);
    if (Meeting3.of(q.a(), q.b())) {
      return true;
    }
    BigInteger limit = q.radii().multiply(q.radii());
    Fraction beyond = Fraction.of(limit.add(BigInteger.ONE));
    return limit.signum() > 0
        && Nearest3.squared(q.a(), q.b(), beyond).compareTo(Fraction.of(limit)) <= 0;
  }

  /// {@return the gap if positive, 0 if the shapes just touch; negative: minus the length of the
  /// least translation that separates them; off by hardly more than half a unit in the last place}
  ///
  /// It is 0 only if it is exactly 0: a gap or depth below the least double is the least double.
  /// One beyond the greatest double is the greatest.
  public static double signedDistance(Shape3 a, Shape3 b) {
    Question3 q = Question3.of(a, b);
    BigDecimal unit =
        q.grid().unit(Rounding.DIGITS).divide(new BigDecimal(q.factor()), Rounding.DIGITS);
    if (Meeting3.of(q.a(), q.b())) {
      return Rounding.depth(Depth3.squared(q.a(), q.b()), q.radii(), unit);
    }
    Whole3 way = q.b().corners().getFirst().minus(q.a().corners().getFirst());
    Fraction squared = Nearest3.squared(q.a(), q.b(), Fraction.of(way.squared()));
    return Rounding.gap(squared, q.radii(), unit);
  }
}
