package collisionbench.app.viewport.gizmo;

/// Sine and cosine of angles in degrees, exact to the last bit where they are 0, 1/2 or 1, and
/// equal for 45 degrees.
final class Degrees {

  private Degrees() {}

  static double sin(double degrees) {
    double within = Math.IEEEremainder(degrees, 360);
    double size = Math.abs(within);
    return Math.copySign(quarter(size <= 90 ? size : 180 - size), within);
  }

  static double cos(double degrees) {
    double size = Math.abs(Math.IEEEremainder(degrees, 360));
    return size <= 90 ? quarter(90 - size) : -quarter(size - 90);
  }

  /// The sine of an angle from 0 to 90 degrees.
  private static double quarter(double degrees) {
    if (degrees == 30) {
      return 0.5;
    }
    if (degrees == 45) {
      return Math.sqrt(0.5);
    }
    return degrees <= 45
        ? Math.sin(Math.toRadians(degrees))
        : Math.cos(Math.toRadians(90 - degrees));
  }
}
