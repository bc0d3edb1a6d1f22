package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;

/// The 15 separating axes of two boxes, in A's frame.
///
/// A component of an axis carries 8 u, so the product of two axes 28 u from those and 3 u of its
/// sum: 31 u. The way carries 21 u of itself. That makes what a face of A sees 60 u of all lengths,
/// a face of B 110 u, and a cross product of two axes 90 u; `size` is the sum of all components'
/// magnitudes, and so no less than that of all lengths.
///
/// @param to the way from A's centre to B's
/// @param a A's half extents
/// @param b B's half extents
/// @param x B's first axis
/// @param y B's second axis
/// @param z B's third axis
record BoxAxes(Vec3 to, Vec3 a, Vec3 b, Vec3 x, Vec3 y, Vec3 z) {

  /// 128 u.
  private static final double SLACK = 0x1p-46;

  /// A cross product of two axes that is shorter than this may be left out.
  private static final double NEARLY_PARALLEL = 0x1p-24;

  /// {@return the verdict of the axes that no rounding can turn}
  int verdict(double size) {
    double slack = SLACK * size;
    return Verdict.of(-gap(-slack), slack);
  }

  /// {@return the first gap that is not less than `limit`; if there is none, the last}
  private double gap(double limit) {
    double ofA = facesOfA(limit);
    if (!(ofA < limit)) {
      return ofA;
    }
    double ofB = facesOfB(limit);
    if (!(ofB < limit)) {
      return ofB;
    }
    double withX = crosses(x, b.y(), b.z(), y, z, limit);
    if (!(withX < limit)) {
      return withX;
    }
    double withY = crosses(y, b.z(), b.x(), z, x, limit);
    if (!(withY < limit)) {
      return withY;
    }
    return crosses(z, b.x(), b.y(), x, y, limit);
  }

  private double facesOfA(double limit) {
    double alongX = Fused.less(Math.abs(to.x()) - a.x(), b, x.x(), y.x(), z.x());
    if (!(alongX < limit)) {
      return alongX;
    }
    double alongY = Fused.less(Math.abs(to.y()) - a.y(), b, x.y(), y.y(), z.y());
    if (!(alongY < limit)) {
      return alongY;
    }
    return Fused.less(Math.abs(to.z()) - a.z(), b, x.z(), y.z(), z.z());
  }

  private double facesOfB(double limit) {
    double alongX = face(x, b.x());
    if (!(alongX < limit)) {
      return alongX;
    }
    double alongY = face(y, b.y());
    if (!(alongY < limit)) {
      return alongY;
    }
    return face(z, b.z());
  }

  private double face(Vec3 axis, double half) {
    return Fused.less(Math.abs(Fused.dot(to, axis)) - half, a, axis.x(), axis.y(), axis.z());
  }

  /// {@return the first gap along the cross products of the three axes of A with one of B that is
  /// not less than `limit`; if there is none, the last}
  ///
  /// @param e the axis of B
  /// @param v half extent of B along `f`, the axis after `e`, whose cross product with it is `g`
  /// @param w half extent of B along `g`
  private double crosses(Vec3 e, double v, double w, Vec3 f, Vec3 g, double limit) {
    double alongX = crossX(e, v, w, f, g);
    if (!(alongX < limit)) {
      return alongX;
    }
    double alongY = crossY(e, v, w, f, g);
    if (!(alongY < limit)) {
      return alongY;
    }
    return crossZ(e, v, w, f, g);
  }

  private double crossX(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
    double way = Math.abs(to.z() * e.y() - to.y() * e.z());
    double ofA = Fused.less(Fused.less(way, a.y(), e.z()), a.z(), e.y());
    return Fused.less(Fused.less(ofA, v, g.x()), w, f.x());
  }

  private double crossY(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
    double way = Math.abs(to.x() * e.z() - to.z() * e.x());
    double ofA = Fused.less(Fused.less(way, a.z(), e.x()), a.x(), e.z());
    return Fused.less(Fused.less(ofA, v, g.y()), w, f.y());
  }

  private double crossZ(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
    double way = Math.abs(to.y() * e.x() - to.x() * e.y());
    double ofA = Fused.less(Fused.less(way, a.x(), e.y()), a.y(), e.x());
    return Fused.less(Fused.less(ofA, v, g.z()), w, f.z());
  }

  /// {@return the verdict where some axis cannot tell: another may tell that the boxes are apart}
  ///
  /// Nearly parallel edges see nothing that rounding could not have made. Turning B by twice their
  /// angle at most makes them exactly parallel, and then they are no axis at all. Where the boxes
  /// are deeper in one another along every other axis than that turn can move a point of B, they
  /// touch.
  int careful(double size) {
    double slack = SLACK * size;
    if (gap(slack) > slack) {
      return Verdict.APART;
    }
    double depth = slack + 16 * NEARLY_PARALLEL * size;
    boolean deep =
        facesOfA(-depth) < -depth
            && facesOfB(-depth) < -depth
            && deep(x, b.y(), b.z(), y, z, depth)
            && deep(y, b.z(), b.x(), z, x, depth)
            && deep(z, b.x(), b.y(), x, y, depth);
    return deep ? Verdict.TOUCHING : Verdict.UNSURE;
  }

  private boolean deep(Vec3 e, double v, double w, Vec3 f, Vec3 g, double depth) {
    return (parallel(e.y(), e.z()) || crossX(e, v, w, f, g) < -depth)
        && (parallel(e.z(), e.x()) || crossY(e, v, w, f, g) < -depth)
        && (parallel(e.x(), e.y()) || crossZ(e, v, w, f, g) < -depth);
  }

  private static boolean parallel(double u, double v) {
    return Math.abs(u) + Math.abs(v) < NEARLY_PARALLEL;
  }
}
