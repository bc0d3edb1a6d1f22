package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.Require;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;
import java.util.Optional;

/// How the infinite lines of two segments lie, whether the segments intersect or not.
///
/// The relation is exact. Numbers are computed exactly and rounded once, to the nearest double.
///
/// {@snippet file="PlaneEntriesTest.java" region="lines"}
///
/// @param relation how they lie
/// @param location where they intersect; absent for parallel or collinear lines, and if one of the
///   numbers overflows
public record Lines2(Relation relation, Optional<Location> location) {

  /// The relation of two lines; opposite directions are parallel, too.
  public enum Relation {
    /// Parallel and distinct.
    PARALLEL,
    /// Both segments on one line.
    COLLINEAR,
    /// They intersect in one point.
    CROSSING
  }

  /// Where the lines intersect; parameters may be outside of 0..1.
  ///
  /// @param t the parameter along the first segment
  /// @param u the parameter along the second segment
  /// @param point the point
  public record Location(double t, double u, Vec2 point) {

    private boolean isFinite() {
      return Double.isFinite(t) && Double.isFinite(u) && point.isFinite();
    }
  }

  /// {@return how the lines of two segments lie; empty if one of them has zero length}
  ///
  /// Swapping the segments swaps `t` and `u`.
  public static Optional<Lines2> of(Segment2 a, Segment2 b) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
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
    return Optional.of(
        new Lines2(Relation.CROSSING, Optional.of(location).filter(Location::isFinite)));
  }
}
