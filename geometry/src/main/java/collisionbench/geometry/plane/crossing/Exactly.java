package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Vec2;

/// From points to exact numbers and back.
final class Exactly {

  private Exactly() {}

  static Dyadic2 of(Vec2 v) {
    return Dyadic2.of(v.x(), v.y());
  }

  /// {@return exactly `to - from`}
  static Dyadic2 between(Vec2 from, Vec2 to) {
    return of(to).minus(of(from));
  }

  /// {@return the point nearest to `from + (part / whole) along`}
  ///
  /// @param whole positive
  static Vec2 point(Vec2 from, Dyadic2 along, Dyadic part, Dyadic whole) {
    return new Vec2(
        coordinate(from.x(), along.x(), part, whole), coordinate(from.y(), along.y(), part, whole));
  }

  private static double coordinate(double from, Dyadic along, Dyadic part, Dyadic whole) {
    return Dyadic.of(from).times(whole).plus(along.times(part)).over(whole);
  }
}
