package collisionbench.geometry.plane.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.number.Surd2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;

/// A segment that begins in a point and leads in a direction without roots, exactly.
///
/// @param start where it begins
/// @param along its direction, of any length; zero if it has none
/// @param end where it ends: with a root if it is the tip of a sector
record ExactEdge(Dyadic2 start, Dyadic2 along, Surd2 end) {

  static ExactEdge of(Vec2 start, Vec2 end) {
    return new ExactEdge(Exactly.of(start), Exactly.between(start, end), Surd2.of(Exactly.of(end)));
  }

  private Surd2 from() {
    return Surd2.of(start);
  }

  private Surd2 delta() {
    return Surd2.of(along);
  }

  /// {@return 1 if a point is to the left, -1 to the right, 0 on the line}
  int side(Surd2 point) {
    return delta().cross(point.minus(from())).signum();
  }

  /// {@return whether each has its ends strictly on both sides of the other}
  boolean crosses(ExactEdge other) {
    return side(other.from()) * side(other.end) < 0 && other.side(from()) * other.side(end) < 0;
  }

  /// {@return whether an end of one is within reach of the other; one of them has no root}
  boolean isNear(ExactEdge other, Dyadic radiusSum) {
    return isNear(other.from(), radiusSum)
        || isNear(other.end, radiusSum)
        || other.isNear(from(), radiusSum)
        || other.isNear(end, radiusSum);
  }

  private boolean isNear(Surd2 point, Dyadic radiusSum) {
    Surd square = Surd.of(radiusSum.squared());
    Surd2 fromStart = point.minus(from());
    if (delta().dot(fromStart).signum() <= 0) {
      return fromStart.dot(fromStart).compareTo(square) <= 0;
    }
    Surd2 fromEnd = point.minus(end);
    if (delta().dot(fromEnd).signum() >= 0) {
      return fromEnd.dot(fromEnd).compareTo(square) <= 0;
    }
    Surd beside = delta().cross(fromStart);
    return beside.times(beside).compareTo(square.times(Surd.of(along.lengthSquared()))) <= 0;
  }

  /// {@return whether a point on its line is strictly between its ends}
  boolean spans(Surd2 point) {
    return delta().dot(point.minus(from())).signum() > 0 && delta().dot(point.minus(end)).signum() < 0;
  }

  /// {@return the point of its line that is nearest to a point; the start if it has no direction}
  Surd2 foot(Dyadic2 point) {
    return along.isZero()
        ? from()
        : from()
            .plus(delta().times(Surd.ratio(along.dot(point.minus(start)), along.lengthSquared())));
  }
}
