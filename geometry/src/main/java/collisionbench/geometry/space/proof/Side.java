package collisionbench.geometry.space.proof;

import collisionbench.geometry.space.Vec3;

/// On which side of a plane a point is.
public final class Side {

  /// More than the 8 u that a determinant of three rounded differences carries. (Shewchuk, Adaptive
  /// Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates, 1997.)
  private static final double ERROR = 0x1p-49;

  /// More than underflow can take.
  private static final double LEAST = 0x1p-800;

  private Side() {}

  /// {@return the sign of the volume `((b - a) x (c - a)) . (d - a)`; 0 where rounding could change
  /// it}
  public static int of(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    Vec3 p = b.minus(a);
    Vec3 q = c.minus(a);
    Vec3 r = d.minus(a);
    double volume = p.cross(q).dot(r);
    double size = p.sumOfMagnitudes() * q.sumOfMagnitudes() * r.sumOfMagnitudes();
    boolean sure = Math.abs(volume) > ERROR * size + LEAST && size < Double.POSITIVE_INFINITY;
    return sure ? (int) Math.signum(volume) : 0;
  }
}
