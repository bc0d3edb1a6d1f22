package collisionbench.geometry.exact;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/// From when to when two balls that move in straight lines touch, in the time from 0 to 1.
///
/// With `c` from A to B and `v` the motion of B relative to A, they are `|c + t v|^2 - r^2 = A t^2
/// + 2 B t + C` apart in squares, `A = v.v`, `B = v.c`, `C = c.c - r^2`, all exact; only the roots
///   are rounded, written so that nothing cancels.
///
/// @param enter the time of first contact; 0 exactly if they touch at the start
/// @param exit the time of last contact; 1 exactly if they touch at the end
public record Contact3(double enter, double exit) {

  private static final MathContext DIGITS = Rounding.DIGITS;

  /// {@return when they touch, if they do}
  public static Optional<Contact3> of(Sphere a, Vec3 motionA, Sphere b, Vec3 motionB) {
    BigDecimal[] way = minus(b.center(), a.center());
    BigDecimal[] motion = minus(motionB, motionA);
    BigDecimal radii = new BigDecimal(a.radius()).add(new BigDecimal(b.radius()));
    BigDecimal squared = dot(motion, motion);
    BigDecimal along = dot(motion, way);
    BigDecimal atStart = dot(way, way).subtract(radii.multiply(radii));
    BigDecimal atEnd = squared.add(along).add(along).add(atStart);
    BigDecimal delta = along.multiply(along).subtract(squared.multiply(atStart));
    boolean passes =
        along.signum() < 0 && along.negate().compareTo(squared) < 0 && delta.signum() >= 0;
    if (atStart.signum() > 0 && atEnd.signum() > 0 && !passes) {
      return Optional.empty();
    }
    BigDecimal root = delta.signum() > 0 ? delta.sqrt(DIGITS) : BigDecimal.ZERO;
    return Optional.of(
        new Contact3(
            atStart.signum() <= 0 ? 0 : time(atStart, root.subtract(along)),
            atEnd.signum() <= 0 ? 1 : exit(squared, along, atStart, root)));
  }

  private static double exit(
      BigDecimal squared, BigDecimal along, BigDecimal atStart, BigDecimal root) {
    return along.signum() <= 0
        ? time(root.subtract(along), squared)
        : time(atStart.negate(), along.add(root));
  }

  private static double time(BigDecimal dividend, BigDecimal divisor) {
    return Math.clamp(dividend.divide(divisor, DIGITS).doubleValue(), 0, 1);
  }

  private static BigDecimal[] minus(Vec3 a, Vec3 b) {
    return new BigDecimal[] {
      new BigDecimal(a.x()).subtract(new BigDecimal(b.x())),
      new BigDecimal(a.y()).subtract(new BigDecimal(b.y())),
      new BigDecimal(a.z()).subtract(new BigDecimal(b.z()))
    };
  }

  private static BigDecimal dot(BigDecimal[] a, BigDecimal[] b) {
    return a[0].multiply(b[0]).add(a[1].multiply(b[1])).add(a[2].multiply(b[2]));
  }
}
