package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.Require;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import java.util.Optional;
import java.util.OptionalDouble;

/// How the infinite line of a segment lies relative to that of another segment or to the plane of a
/// triangle, whether the two intersect or not.
///
/// The relation is exact. Numbers are computed exactly and rounded once, to the nearest double.
///
/// {@snippet file="SpaceEntriesTest.java" region="lines"}
///
/// @param relation how they lie
/// @param location where they intersect or come closest; absent if no single point does, and if one
///   of the numbers overflows
public record Lines3(Relation relation, Optional<Location> location) {

  /// The relation of a line to another line or a plane; opposite directions are parallel, too.
  public enum Relation {
    /// Parallel and distinct.
    PARALLEL,
    /// Both segments on one line.
    COLLINEAR,
    /// The segment in the triangle's plane.
    COPLANAR,
    /// Two lines that intersect in one point.
    CROSSING,
    /// Two lines that neither intersect nor are parallel.
    SKEW,
    /// A line that intersects the plane in one point.
    PIERCING
  }

  /// Where they intersect or come closest; parameters may be outside of 0..1.
  ///
  /// @param t the parameter along the first segment
  /// @param u the parameter along the second segment, or the weight of the triangle's corner b
  /// @param v the weight of corner c, `a + u (b - a) + v (c - a)` being the point; absent for two
  ///   segments
  /// @param distance the distance of the lines; absent if they intersect
  /// @param point the point on the line of the first segment
  public record Location(
      double t, double u, OptionalDouble v, OptionalDouble distance, Vec3 point) {

    private boolean isFinite() {
      return Double.isFinite(t)
          && Double.isFinite(u)
          && Double.isFinite(v.orElse(0))
          && Double.isFinite(distance.orElse(0))
          && point.isFinite();
    }
  }

  /// {@return how the lines of two segments lie; empty if one of them has zero length}
  ///
  /// Swapping the segments swaps `t` and `u`; the point of skew lines is then the foot on the other
  /// line.
  public static Optional<Lines3> of(Segment a, Segment b) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    Dyadic3 alongA = Exactly.between(a.start(), a.end());
    Dyadic3 alongB = Exactly.between(b.start(), b.end());
    if (alongA.isZero() || alongB.isZero()) {
      return Optional.empty();
    }
    Dyadic3 delta = Exactly.between(a.start(), b.start());
    Dyadic3 n = alongA.cross(alongB);
    if (n.isZero()) {
      return alone(delta.cross(alongA).isZero() ? Relation.COLLINEAR : Relation.PARALLEL);
    }
    Dyadic divisor = n.lengthSquared();
    Dyadic partOfA = delta.cross(alongB).dot(n);
    double t = partOfA.over(divisor);
    double u = delta.cross(alongA).dot(n).over(divisor);
    Vec3 foot = Exactly.point(a.start(), alongA, partOfA, divisor);
    Dyadic height = delta.dot(n);
    if (height.signum() == 0) {
      return at(Relation.CROSSING, t, u, OptionalDouble.empty(), OptionalDouble.empty(), foot);
    }
    double distance = Surd.rootOfRatio(height.squared(), divisor).toDouble();
    return at(Relation.SKEW, t, u, OptionalDouble.empty(), OptionalDouble.of(distance), foot);
  }

  /// {@return how the line of a segment lies relative to the plane of a triangle; empty if the
  /// segment has zero length or the triangle zero area}
  public static Optional<Lines3> of(Segment segment, Triangle triangle) {
    Require.nonNull("segment", segment);
    Require.nonNull("triangle", triangle);
    Dyadic3 toB = Exactly.between(triangle.a(), triangle.b());
    Dyadic3 toC = Exactly.between(triangle.a(), triangle.c());
    Dyadic3 m = toB.cross(toC);
    Dyadic3 along = Exactly.between(segment.start(), segment.end());
    if (along.isZero() || m.isZero()) {
      return Optional.empty();
    }
    Dyadic3 from = Exactly.between(triangle.a(), segment.start());
    Dyadic height = from.dot(m).negated();
    Dyadic rise = along.dot(m);
    if (rise.signum() == 0) {
      return alone(height.signum() == 0 ? Relation.COPLANAR : Relation.PARALLEL);
    }
    // The parameter is `height / rise`; both are multiplied by the sign of `rise`.
    Dyadic sign = Dyadic.of(rise.signum());
    Dyadic part = height.times(sign);
    Dyadic divisor = rise.times(sign);
    // The vectors from a to the point and to the start have the same product with such a normal.
    Dyadic u = toC.cross(along).dot(from).times(sign);
    Dyadic v = along.cross(toB).dot(from).times(sign);
    return at(
        Relation.PIERCING,
        part.over(divisor),
        u.over(divisor),
        OptionalDouble.of(v.over(divisor)),
        OptionalDouble.empty(),
        Exactly.point(segment.start(), along, part, divisor));
  }

  private static Optional<Lines3> alone(Relation relation) {
    return Optional.of(new Lines3(relation, Optional.empty()));
  }

  private static Optional<Lines3> at(
      Relation relation, double t, double u, OptionalDouble v, OptionalDouble distance, Vec3 foot) {
    Location location = new Location(t, u, v, distance, foot);
    return Optional.of(new Lines3(relation, Optional.of(location).filter(Location::isFinite)));
  }
}
