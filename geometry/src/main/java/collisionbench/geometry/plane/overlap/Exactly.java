package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Vec2;

/// Vectors as exact numbers.
final class Exactly {

  private Exactly() {}

  static Dyadic2 of(Vec2 v) {
    return Dyadic2.of(v.x(), v.y());
  }

  /// {@return exactly `to - from`}
  static Dyadic2 between(Vec2 from, Vec2 to) {
    return of(to).minus(of(from));
  }
}
