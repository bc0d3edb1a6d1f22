package collisionbench.geometry.number;

import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;

/// The checks that shapes share. Each returns the value, or throws with the name of the value that
/// is wrong and the reason.
public final class Require {

  private Require() {}

  /// {@return a point or a vector, if it is finite}
  public static <V> V finite(String name, V value, boolean isFinite) {
    if (!isFinite) {
      throw new InvalidShapeException(new InvalidShape.NotFinite(name, value.toString()));
    }
    return value;
  }

  /// {@return a length, with negative zero turned into zero}
  public static double nonNegative(String name, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new InvalidShapeException(new InvalidShape.NotALength(name, value));
    }
    return value + 0.0;
  }
}
