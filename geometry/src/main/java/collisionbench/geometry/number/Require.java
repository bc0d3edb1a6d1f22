package collisionbench.geometry.number;

import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import org.jspecify.annotations.Nullable;

/// Argument checks of shapes and queries. Each throws an exception that names the invalid value and
/// the reason.
public final class Require {

  private Require() {}

  /// Throws an exception that names the argument if it is null.
  public static void nonNull(String name, @Nullable Object value) {
    if (value == null) {
      throw new NullPointerException(name + " must not be null");
    }
  }

  /// {@return the point or vector, which must be finite}
  public static <V> V finite(String name, V value, boolean isFinite) {
    if (!isFinite) {
      throw new InvalidShapeException(new InvalidShape.NotFinite(name, value.toString()));
    }
    return value;
  }

  /// {@return the length, which must be finite and at least 0; -0.0 becomes 0.0}
  public static double nonNegative(String name, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new InvalidShapeException(new InvalidShape.NotALength(name, value));
    }
    return value + 0.0;
  }
}
