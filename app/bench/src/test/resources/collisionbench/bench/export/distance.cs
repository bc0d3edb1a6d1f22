using System;

static class Mine {
  public static double SphereSphere(Sphere a, Sphere b) {
    double x = a.center[0] - b.center[0], y = a.center[1] - b.center[1], z = a.center[2] - b.center[2];
    return Math.Sqrt(x * x + y * y + z * z) - a.radius - b.radius
        + double.Parse(Environment.GetEnvironmentVariable("OFF"));
  }
}
