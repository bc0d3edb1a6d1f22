package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;

/// Exact signs of volumes and areas.
///
/// Tried in doubles first, with a bound on the rounding error; where that does not settle the sign,
/// computed in exact decimals. (Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast
/// Robust Geometric Predicates, 1997.)
public final class Orientation {

  /// More than `(7 + 56 u) u` and `(3 + 16 u) u` with `u = 2^-53`, and their own rounding.
  private static final double VOLUME_ERROR = 0x1p-50;

  private static final double AREA_ERROR = 0x1p-51;

  /// More than underflow can take from a product of two, or of three and a sum.
  private static final double LEAST = 0x1p-1060;

  private Orientation() {}

  /// {@return the exact sign of `((b - a) x (c - a)) . (d - a)`: 0 if the four are coplanar}
  public static int volume(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    return volume(a, b, a, c, a, d);
  }

  /// {@return the exact sign of `((p1 - p0) x (q1 - q0)) . (r1 - r0)`: 0 if the three differences
  /// lie in a plane}
  public static int volume(Vec3 p0, Vec3 p1, Vec3 q0, Vec3 q1, Vec3 r0, Vec3 r1) {
    Vec3 p = p1.minus(p0);
    Vec3 q = q1.minus(q0);
    Vec3 r = r1.minus(r0);
    double sum = p.cross(q).dot(r);
    double size = sizeOfVolume(p, q, r);
    double vanished = LEAST * (1 + Math.abs(r.x()) + Math.abs(r.y()) + Math.abs(r.z()));
    if (Math.abs(sum) > VOLUME_ERROR * size + vanished && size < Double.POSITIVE_INFINITY) {
      return sum > 0 ? 1 : -1;
    }
    if (inPlane(p0, p1, q0, q1, r0, r1)) {
      return 0;
    }
    double unrounded = unroundedVolume(p0, p1, q0, q1, r0, r1);
    return Double.isNaN(unrounded)
        ? exactVolume(p0, p1, q0, q1, r0, r1).signum()
        : (int) Math.signum(unrounded);
  }

  /// The sum of the magnitudes of the products in `p x q . r`.
  private static double sizeOfVolume(Vec3 p, Vec3 q, Vec3 r) {
    return (Math.abs(p.y() * q.z()) + Math.abs(p.z() * q.y())) * Math.abs(r.x())
        + (Math.abs(p.z() * q.x()) + Math.abs(p.x() * q.z())) * Math.abs(r.y())
        + (Math.abs(p.x() * q.y()) + Math.abs(p.y() * q.x())) * Math.abs(r.z());
  }

  /// A shortcut for the commonest zero.
  private static boolean inPlane(Vec3 p0, Vec3 p1, Vec3 q0, Vec3 q1, Vec3 r0, Vec3 r1) {
    return (p0.x() == p1.x() && q0.x() == q1.x() && r0.x() == r1.x())
        || (p0.y() == p1.y() && q0.y() == q1.y() && r0.y() == r1.y())
        || (p0.z() == p1.z() && q0.z() == q1.z() && r0.z() == r1.z());
  }

  private static double unroundedVolume(Vec3 p0, Vec3 p1, Vec3 q0, Vec3 q1, Vec3 r0, Vec3 r1) {
    double px = Unrounded.difference(p1.x(), p0.x());
    double py = Unrounded.difference(p1.y(), p0.y());
    double pz = Unrounded.difference(p1.z(), p0.z());
    double qx = Unrounded.difference(q1.x(), q0.x());
    double qy = Unrounded.difference(q1.y(), q0.y());
    double qz = Unrounded.difference(q1.z(), q0.z());
    double rx = Unrounded.difference(r1.x(), r0.x());
    double ry = Unrounded.difference(r1.y(), r0.y());
    double rz = Unrounded.difference(r1.z(), r0.z());
    double x = Unrounded.product(Unrounded.area(py, pz, qy, qz), rx);
    double y = Unrounded.product(Unrounded.area(pz, px, qz, qx), ry);
    double z = Unrounded.product(Unrounded.area(px, py, qx, qy), rz);
    return Unrounded.sum(Unrounded.sum(x, y), z);
  }

  private static BigDecimal exactVolume(Vec3 p0, Vec3 p1, Vec3 q0, Vec3 q1, Vec3 r0, Vec3 r1) {
    BigDecimal px = minus(p1.x(), p0.x());
    BigDecimal py = minus(p1.y(), p0.y());
    BigDecimal pz = minus(p1.z(), p0.z());
    BigDecimal qx = minus(q1.x(), q0.x());
    BigDecimal qy = minus(q1.y(), q0.y());
    BigDecimal qz = minus(q1.z(), q0.z());
    BigDecimal x = py.multiply(qz).subtract(pz.multiply(qy)).multiply(minus(r1.x(), r0.x()));
    BigDecimal y = pz.multiply(qx).subtract(px.multiply(qz)).multiply(minus(r1.y(), r0.y()));
    BigDecimal z = px.multiply(qy).subtract(py.multiply(qx)).multiply(minus(r1.z(), r0.z()));
    return x.add(y).add(z);
  }

  /// {@return the exact sign of component `axis` (0, 1, 2) of `(b - a) x (c - a)`}
  public static int area(int axis, Vec3 a, Vec3 b, Vec3 c) {
    return area(axis, a, b, a, c);
  }

  /// {@return the exact sign of component `axis` (0, 1, 2) of `(p1 - p0) x (q1 - q0)`}
  public static int area(int axis, Vec3 p0, Vec3 p1, Vec3 q0, Vec3 q1) {
    return area(turned(axis, p0), turned(axis, p1), turned(axis, q0), turned(axis, q1));
  }

  /// {@return the same in the coordinates with an axis last}
  private static Vec3 turned(int axis, Vec3 v) {
    return switch (axis) {
      case 0 -> new Vec3(v.y(), v.z(), v.x());
      case 1 -> new Vec3(v.z(), v.x(), v.y());
      case 2 -> v;
      default -> throw new IndexOutOfBoundsException(axis);
    };
  }

  /// {@return the exact sign of the last component of `(p1 - p0) x (q1 - q0)`}
  private static int area(Vec3 p0, Vec3 p1, Vec3 q0, Vec3 q1) {
    double left = (p1.x() - p0.x()) * (q1.y() - q0.y());
    double right = (p1.y() - p0.y()) * (q1.x() - q0.x());
    double sum = left - right;
    double size = Math.abs(left) + Math.abs(right);
    if (Math.abs(sum) > AREA_ERROR * size + LEAST && size < Double.POSITIVE_INFINITY) {
      return sum > 0 ? 1 : -1;
    }
    if ((p1.x() == p0.x() || q1.y() == q0.y()) && (p1.y() == p0.y() || q1.x() == q0.x())) {
      return 0;
    }
    double unrounded =
        Unrounded.area(
            Unrounded.difference(p1.x(), p0.x()),
            Unrounded.difference(p1.y(), p0.y()),
            Unrounded.difference(q1.x(), q0.x()),
            Unrounded.difference(q1.y(), q0.y()));
    return Double.isNaN(unrounded)
        ? exactArea(p0, p1, q0, q1).signum()
        : (int) Math.signum(unrounded);
  }

  private static BigDecimal exactArea(Vec3 p0, Vec3 p1, Vec3 q0, Vec3 q1) {
    BigDecimal left = minus(p1.x(), p0.x()).multiply(minus(q1.y(), q0.y()));
    return left.subtract(minus(p1.y(), p0.y()).multiply(minus(q1.x(), q0.x())));
  }

  /// {@return whether the three points lie exactly on one line}
  public static boolean collinear(Vec3 a, Vec3 b, Vec3 c) {
    return area(0, a, b, c) == 0 && area(1, a, b, c) == 0 && area(2, a, b, c) == 0;
  }

  private static BigDecimal minus(double a, double b) {
    return new BigDecimal(a).subtract(new BigDecimal(b));
  }
}
