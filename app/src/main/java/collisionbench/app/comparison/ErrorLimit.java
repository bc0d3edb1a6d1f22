package collisionbench.app.comparison;

import collisionbench.methods.method.Precision;

/// The largest error that is rounding, as a part of the size of what a method is asked about.
public final class ErrorLimit {

  /// That of a method in doubles.
  public static final double IN_DOUBLES = 1e-12;

  /// How many doubles go into a float.
  private static final double FLOAT = 0x1p29;

  /// That of a method in floats.
  public static final double IN_FLOATS = FLOAT * IN_DOUBLES;

  private ErrorLimit() {}

  /// {@return the limit of a method that computes in numbers of a precision}
  static double of(Precision precision) {
    return of(precision, IN_DOUBLES);
  }

  /// {@return the limit likewise where that in doubles is another than usual}
  public static double of(Precision precision, double inDoubles) {
    return switch (precision) {
      case FLOAT, FLOAT_STORED -> FLOAT * inDoubles;
      case DOUBLE, EXACT -> inDoubles;
    };
  }
}
