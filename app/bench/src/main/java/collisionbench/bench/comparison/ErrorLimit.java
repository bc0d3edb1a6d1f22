package collisionbench.bench.comparison;

import collisionbench.methods.method.Precision;

/// The largest error that counts as rounding, relative to the size of the input.
public final class ErrorLimit {

  /// For methods in doubles.
  public static final double IN_DOUBLES = 1e-12;

  /// The ratio of the two precisions.
  private static final double FLOAT = 0x1p29;

  private ErrorLimit() {}

  /// {@return the limit for a precision, given another limit for doubles}
  public static double of(Precision precision, double inDoubles) {
    return switch (precision) {
      case FLOAT, FLOAT_STORED -> FLOAT * inDoubles;
      case DOUBLE, EXACT -> inDoubles;
    };
  }
}
