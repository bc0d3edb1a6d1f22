package collisionbench.geometry.space;

/// The checks that shapes share. Each gives the value back, or says which value is wrong and why.
final class Require {

  private Require() {}

  static Vec3 finite(String name, Vec3 value) {
    if (!value.isFinite()) {
      throw new IllegalArgumentException(name + " must be finite: " + value);
    }
    return value;
  }

  /// Also turns negative zero into zero.
  static double nonNegative(String name, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(name + " must be finite and >= 0: " + value);
    }
    return value + 0.0;
  }
}
