package collisionbench.geometry.exact;

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
    Question2 q = Question2.of(a, b);
    return Meeting2.of(q.a(), q.b()) || isWithinRadii(q);
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
    Question2 q = Question2.of(a, b);
    boolean coresMeet = Meeting2.of(q.a(), q.b());
    if (q.a() instanceof Hull hullA && q.b() instanceof Hull hullB) {
      BigDecimal unit = q.grid().unit(Rounding.DIGITS);
      return coresMeet
          ? Rounding.depth(Depth2.squared(hullA, hullB), q.radii(), unit)
          : Rounding.gap(Reach2.squared(hullA, hullB), q.radii(), unit);
    }
    return coresMeet || isWithinRadii(q) ? Distance2.inContact(q, coresMeet) : Distance2.apart(q);
  }

  private static boolean isWithinRadii(Question2 q) {
    return q.radii().signum() > 0 && isWithin(q.a(), q.b(), q.radii());
  }

  private static boolean isWithin(Figure a, Figure b, BigInteger reach) {
    return switch (a) {
      case Hull hull ->
          switch (b) {
            case Hull other ->
                Reach2.squared(hull, other).compareTo(Fraction.of(reach.pow(2))) <= 0;
            case Slice slice -> Reach2.isWithin(hull, slice, reach);
          };
      case Slice slice ->
          switch (b) {
            case Hull hull -> Reach2.isWithin(hull, slice, reach);
            case Slice _ -> false;
          };
    };
  }
}
