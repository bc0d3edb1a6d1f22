package collisionbench.bench.scene;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;
import java.math.MathContext;

/// Angles in degrees, as the user sees them; the model uses radians. Typed and dragged angles are
/// both converted here, so equal degrees give equal numbers.
public final class Degrees {

  private static final int ALL_DIGITS = 17;

  /// The precision of angles derived from directions and quaternions.
  private static final int DERIVED_PLACES = 12;

  private static final double HALF_ROOT = Math.sqrt(0.5);

  private Degrees() {}

  /// {@return an angle in degrees, with the fewest digits that convert back to the same radians}
  public static double of(double radians) {
    double degrees = Math.toDegrees(radians);
    for (int digits = 1; digits < ALL_DIGITS; digits++) {
      double shorter = new BigDecimal(degrees).round(new MathContext(digits)).doubleValue();
      if (Math.toRadians(shorter) == radians) {
        return shorter;
      }
    }
    return degrees;
  }

  /// {@return the direction of a vector, from -180 to 180 degrees, without rounding noise}
  public static double direction(double x, double y) {
    double degrees = Math.toDegrees(Math.atan2(y, x));
    double scale = Math.pow(10, DERIVED_PLACES);
    return Math.rint(degrees * scale) / scale + 0.0;
  }

  /// {@return the sine; 0, 1/2 and 1 are exact, and `sine(d)` equals `cosine(90 - d)`}
  public static double sine(double degrees) {
    double within = Math.IEEEremainder(degrees, 360);
    double size = Math.abs(within);
    return Math.copySign(ofQuarter(size <= 90 ? size : 180 - size), within) + 0.0;
  }

  /// {@return the cosine, as exact as [#sine]}
  public static double cosine(double degrees) {
    double size = Math.abs(Math.IEEEremainder(degrees, 360));
    return size <= 90 ? ofQuarter(90 - size) : 0.0 - ofQuarter(size - 90);
  }

  /// The sine of an angle from 0 to 90 degrees.
  private static double ofQuarter(double degrees) {
    if (degrees == 30) {
      return 0.5;
    }
    if (degrees == 45) {
      return HALF_ROOT;
    }
    return degrees < 45
        ? Math.sin(Math.toRadians(degrees))
        : Math.cos(Math.toRadians(90 - degrees));
  }

  /// {@return the rotation about an axis, counter-clockwise when seen from the axis's tip}
  ///
  /// @param axis a unit vector
  public static Rotation about(Vec3 axis, double degrees) {
    double sine = sine(degrees / 2);
    return new Rotation(sine * axis.x(), sine * axis.y(), sine * axis.z(), cosine(degrees / 2));
  }
}
