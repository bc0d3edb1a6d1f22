package collisionbench.geometry.plane.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.number.Surd2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;

/// An exact segment whose start and direction are rational.
///
/// @param start where it begins
/// @param along its direction, of any length; zero for a point
/// @param end where it ends, with a square root for the tip of a sector
record ExactEdge(Dyadic2 start, Dyadic2 along, Surd2 end) {

  static ExactEdge of(Vec2 start, Vec2 end) {
    return new ExactEdge(Exactly.of(start), Exactly.between(start, end), Surd2.of(Exactly.of(end)));
  }

  private Surd2 from() {
    return Surd2.of(start);
  }

  private Surd2 direction() {
    return Surd2.of(along);
  }

  /// {@return 1 if a point is to the left, -1 to the right, 0 on the line}
  int side(Surd2 point) {
    return direction().cross(point.minus(from())).signum();
  }

  /// {@return whether the ends of each are strictly on opposite sides of the other}
  boolean crosses(ExactEdge other) {
    return side(other.from()) * side(other.end) < 0 && other.side(from()) * other.side(end) < 0;
  }

  /// {@return whether an end of one is within `radius` of the other; the end of one of them must be
  /// rational}
  boolean isNear(ExactEdge other, Dyadic radius) {
    return isNear(other.from(), radius)
        || isNear(other.end, radius)
        || other.isNear(from(), radius)
        || other.isNear(end, radius);
  }

  private boolean isNear(Surd2 point, Dyadic radius) {
    Surd square = Surd.of(radius.squared());
    Surd2 fromStart = point.minus(from());
    if (direction().dot(fromStart).signum() <= 0) {
      return fromStart.dot(fromStart).compareTo(square) <= 0;
    }
    Surd2 fromEnd = point.minus(end);
    if (direction().dot(fromEnd).signum() >= 0) {
      return fromEnd.dot(fromEnd).compareTo(square) <= 0;
    }
    Surd beside = direction().cross(fromStart);
    return beside.times(beside).compareTo(square.times(Surd.of(along.lengthSquared()))) <= 0;
  }

  /// {@return whether a point on its line is strictly between its ends}
  boolean spans(Surd2 point) {
    return direction().dot(point.minus(from())).signum() > 0
        && direction().dot(point.minus(end)).signum() < 0;
  }

  /// {@return the point of its line nearest to a point; the start if its direction is zero}
  Surd2 foot(Dyadic2 point) {
    return along.isZero()
        ? from()
        : from()
            .plus(
                direction()
                    .times(Surd.ratio(along.dot(point.minus(start)), along.lengthSquared())));
  }
}
