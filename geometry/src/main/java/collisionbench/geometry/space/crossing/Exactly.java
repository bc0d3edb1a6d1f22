package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.space.Vec3;

/// From points to exact numbers and back.
final class Exactly {

  private Exactly() {}

  static Dyadic3 of(Vec3 v) {
    return Dyadic3.of(v.x(), v.y(), v.z());
  }

  /// {@return exactly `to - from`}
  static Dyadic3 between(Vec3 from, Vec3 to) {
    return of(to).minus(of(from));
  }

  /// {@return the point nearest to `from + (part / whole) along`}
  ///
  /// @param whole positive
  static Vec3 point(Vec3 from, Dyadic3 along, Dyadic part, Dyadic whole) {
    return new Vec3(
        coordinate(from.x(), along.x(), part, whole),
        coordinate(from.y(), along.y(), part, whole),
        coordinate(from.z(), along.z(), part, whole));
  }

  private static double coordinate(double from, Dyadic along, Dyadic part, Dyadic whole) {
    return Dyadic.of(from).times(whole).plus(along.times(part)).over(whole);
  }
}
