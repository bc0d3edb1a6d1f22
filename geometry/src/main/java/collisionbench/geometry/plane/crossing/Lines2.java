package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;
import java.util.Optional;

/// How the infinite lines of two segments lie, whether the segments meet or not.
///
/// Decided and worked out in exact numbers, which are rounded at the end: to the nearest doubles, 0
/// for what is below half the least of them.
///
/// @param relation how they lie
/// @param location where they meet; absent for lines that do so everywhere or nowhere, and where one
///   of the numbers is beyond the doubles
public record Lines2(Relation relation, Optional<Location> location) {

  /// How one line lies to another; opposite directions are parallel too.
  public enum Relation {
    /// Side by side.
    PARALLEL,
    /// Both segments on one line.
    COLLINEAR,
    /// They meet in a point.
    CROSSING
  }

  /// Where the lines meet; parameters may be outside of 0..1.
  ///
  /// @param t the parameter along the first segment
  /// @param u the parameter along the second segment
  /// @param point the point
  public record Location(double t, double u, Vec2 point) {

    private boolean isFinite() {
      return Double.isFinite(t) && Double.isFinite(u) && point.isFinite();
    }
  }

  /// {@return how the lines of two segments lie; nothing if one of them has no length}
  ///
  /// With the segments swapped `t` and `u` are.
  public static Optional<Lines2> of(Segment2 a, Segment2 b) {
    Dyadic2 alongA = Exactly.between(a.start(), a.end());
    Dyadic2 alongB = Exactly.between(b.start(), b.end());
    if (alongA.isZero() || alongB.isZero()) {
      return Optional.empty();
    }
    Dyadic2 delta = Exactly.between(a.start(), b.start());
    Dyadic n = alongA.cross(alongB);
    if (n.signum() == 0) {
      boolean onOneLine = delta.cross(alongA).signum() == 0;
      Relation relation = onOneLine ? Relation.COLLINEAR : Relation.PARALLEL;
      return Optional.of(new Lines2(relation, Optional.empty()));
    }
    Dyadic sign = Dyadic.of(n.signum());
    Dyadic divisor = n.times(sign);
    Dyadic partOfA = delta.cross(alongB).times(sign);
    Dyadic partOfB = delta.cross(alongA).times(sign);
    Location location =
        new Location(
            partOfA.over(divisor),
            partOfB.over(divisor),
            Exactly.point(a.start(), alongA, partOfA, divisor));
    return Optional.of(new Lines2(Relation.CROSSING, Optional.of(location).filter(Location::isFinite)));
  }
}
