package collisionbench.geometry.number;

import collisionbench.geometry.refusal.Refusal;
import collisionbench.geometry.refusal.RefusedException;

/// The checks that shapes share. Each returns the value, or throws with the name of the value that
/// is wrong and the reason.
public final class Require {

  private Require() {}

  /// {@return a point or a vector, if it is finite}
  public static <V> V finite(String name, V value, boolean isFinite) {
    if (!isFinite) {
      throw new RefusedException(new Refusal.NotFinite(name, value.toString()));
    }
    return value;
  }

  /// {@return a length, with negative zero turned into zero}
  public static double nonNegative(String name, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new RefusedException(new Refusal.NotALength(name, value));
    }
    return value + 0.0;
  }
}
