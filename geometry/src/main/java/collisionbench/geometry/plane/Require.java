package collisionbench.geometry.plane;

import collisionbench.geometry.refusal.Refusal;
import collisionbench.geometry.refusal.RefusedException;

/// The checks that shapes share. Each gives the value back, or says which value is wrong and why.
final class Require {

  private Require() {}

  static Vec2 finite(String name, Vec2 value) {
    if (!value.isFinite()) {
      throw new RefusedException(new Refusal.NotFinite(name, value.toString()));
    }
    return value;
  }

  /// Also turns negative zero into zero.
  static double nonNegative(String name, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new RefusedException(new Refusal.NotALength(name, value));
    }
    return value + 0.0;
  }
}
