package collisionbench.geometry.space;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;

/// The exact sign of the side of a plane on which a point lies, and the plane's normal.
public final class Orientation {

  /// More than 8 u, the error of a determinant of three rounded differences (Shewchuk, Adaptive
  /// Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates, 1997).
  private static final double ERROR = 0x1p-49;

  /// More than the underflow of a product of two or three.
  private static final double LEAST = 0x1p-800;

  private Orientation() {}

  /// {@return the sign of the volume `((b - a) x (c - a)) . (d - a)`: 1 if `d` sees the triangle
  /// run counter-clockwise, -1 if clockwise, 0 if the four are in one plane}
  public static int of(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    int side = inDoubles(a, b, c, d);
    return side != 0 || d.equals(a) || d.equals(b) || d.equals(c)
        ? side
        : delta(a, b).cross(delta(a, c)).dot(delta(a, d)).signum();
  }

  /// {@return the vector nearest to the normal `(b - a) x (c - a)`}
  static Vec3 normal(Triangle t) {
    Dyadic3 normal = delta(t.a(), t.b()).cross(delta(t.a(), t.c()));
    return new Vec3(
        normal.x().over(Dyadic.ONE), normal.y().over(Dyadic.ONE), normal.z().over(Dyadic.ONE));
  }

  private static Dyadic3 delta(Vec3 from, Vec3 to) {
    return Dyadic3.of(to.x(), to.y(), to.z()).minus(Dyadic3.of(from.x(), from.y(), from.z()));
  }

  /// {@return the same sign, or 0 if rounding could change it}
  public static int inDoubles(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    Vec3 p = b.minus(a);
    Vec3 q = c.minus(a);
    Vec3 r = d.minus(a);
    double volume = p.cross(q).dot(r);
    double size = p.sumOfMagnitudes() * q.sumOfMagnitudes() * r.sumOfMagnitudes();
    // The underflow of the cross product is multiplied by the third vector.
    double error = ERROR * size + LEAST * (1 + r.sumOfMagnitudes());
    boolean sure = Math.abs(volume) > error && size < Double.POSITIVE_INFINITY;
    return sure ? (int) Math.signum(volume) : 0;
  }
}
