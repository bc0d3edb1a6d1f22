package collisionbench.geometry.plane.core;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Vec2;

/// Converts points to exact numbers and back.
public final class Exactly {

  private Exactly() {}

  /// {@return the exact point}
  public static Dyadic2 of(Vec2 v) {
    return Dyadic2.of(v.x(), v.y());
  }

  /// {@return the exact `to - from`}
  public static Dyadic2 between(Vec2 from, Vec2 to) {
    return of(to).minus(of(from));
  }

  /// {@return the point nearest to `from + (part / divisor) along`}
  ///
  /// @param divisor positive
  public static Vec2 point(Vec2 from, Dyadic2 along, Dyadic part, Dyadic divisor) {
    return over(of(from).times(divisor).plus(along.times(part)), divisor);
  }

  /// {@return the vector nearest to `v / divisor`}
  ///
  /// @param divisor positive
  public static Vec2 over(Dyadic2 v, Dyadic divisor) {
    return new Vec2(v.x().over(divisor), v.y().over(divisor));
  }
}
