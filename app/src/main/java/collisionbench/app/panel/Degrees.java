package collisionbench.app.panel;

import java.math.BigDecimal;
import java.math.MathContext;

/// Angles in degrees, as they are on the screen; the model has them in radians.
final class Degrees {

  private static final int ALL_DIGITS = 17;

  /// What is derived from a direction or a quaternion is no more precise.
  private static final int DERIVED_PLACES = 12;

  private static final double HALF_ROOT = Math.sqrt(0.5);

  private Degrees() {}

  /// {@return an angle in degrees with as few digits as lead back to the same radians}
  static double of(double radians) {
    double degrees = Math.toDegrees(radians);
    for (int digits = 1; digits < ALL_DIGITS; digits++) {
      double shorter = new BigDecimal(degrees).round(new MathContext(digits)).doubleValue();
      if (Math.toRadians(shorter) == radians) {
        return shorter;
      }
    }
    return degrees;
  }

  /// {@return the direction of a vector, from -180 to 180 degrees, without the noise of rounding}
  static double direction(double x, double y) {
    double degrees = Math.toDegrees(Math.atan2(y, x));
    double scale = Math.pow(10, DERIVED_PLACES);
    return Math.rint(degrees * scale) / scale + 0.0;
  }

  /// {@return the sine; exact at multiples of 30 and 45 degrees, as far as numbers allow}
  static double sine(double degrees) {
    double turned = Math.IEEEremainder(degrees, 360);
    double first = Math.abs(turned) > 90 ? 180 - Math.abs(turned) : Math.abs(turned);
    return Math.copySign(ofFirstQuadrant(first), turned) + 0.0;
  }

  /// {@return the cosine; exact at multiples of 30 and 45 degrees, as far as numbers allow}
  static double cosine(double degrees) {
    return sine(90 - Math.abs(Math.IEEEremainder(degrees, 360)));
  }

  private static double ofFirstQuadrant(double degrees) {
    if (degrees == 30) {
      return 0.5;
    }
    return degrees == 45 ? HALF_ROOT : Math.sin(Math.toRadians(degrees));
  }
}
