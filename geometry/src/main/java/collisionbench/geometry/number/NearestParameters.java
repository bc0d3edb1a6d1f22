package collisionbench.geometry.number;

/// The parameters of the nearest points of two segments, `a + s u` and `b + t v`, up to rounding:
/// the nearest points of their lines, clamped to one segment after the other. (Ericson, Real-Time
/// Collision Detection, 5.1.9.)
///
/// @param s from 0 to 1; 0 if `u` is zero
/// @param t from 0 to 1; 0 if `v` is zero
public record NearestParameters(double s, double t) {

  /// {@return the parameters, from the dot products of `u`, `v` and `r = b - a`}
  public static NearestParameters of(double uu, double uv, double vv, double ur, double vr) {
    double onLine = uu > 0 && vv > 0 ? clamp((ur * vv - uv * vr) / (uu * vv - uv * uv)) : 0;
    double t = vv > 0 ? clamp((uv * onLine - vr) / vv) : 0;
    double s = uu > 0 ? clamp((uv * t + ur) / uu) : 0;
    return new NearestParameters(s, t);
  }

  /// {@return the same; if the segments are not in order, it is computed for the swapped ones and
  /// swapped back, so that both orders round alike}
  public static NearestParameters of(
      boolean isInOrder, double uu, double uv, double vv, double ur, double vr) {
    // Branches choose numbers and not objects, which would be allocated.
    NearestParameters nearest =
        of(
            isInOrder ? uu : vv,
            uv,
            isInOrder ? vv : uu,
            isInOrder ? ur : -vr,
            isInOrder ? vr : -ur);
    return new NearestParameters(
        isInOrder ? nearest.s : nearest.t, isInOrder ? nearest.t : nearest.s);
  }

  /// {@return the parameter in 0..1 nearest to `t`; 0 for NaN, such as the quotient of two zeros}
  private static double clamp(double t) {
    return t > 0 ? Math.min(t, 1) : 0;
  }
}
