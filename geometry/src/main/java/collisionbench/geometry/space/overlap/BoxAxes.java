package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;

/// The 15 separating axes of two boxes, in A's frame.
///
/// A component of the quaternion between the two carries 4 u of its length, so an entry of the
/// matrix 16 u from that, 3 u of its sum and 10 u of the quotient: 30 u. The way carries 15 u of
/// itself. So does what a face of A sees (50 u in all), a face of B (100 u), and a cross product of
/// two axes (110 u), each of `size`, the sum of all lengths.
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

  Verdict verdict(double size) {
    double slack = SLACK * size;
    double faces = Math.max(facesOfA(), facesOfB());
    if (faces > slack) {
      return Verdict.APART;
    }
    double crosses = Math.max(crosses(x, b.y(), b.z(), y, z), crosses(y, b.z(), b.x(), z, x));
    if (crosses > slack) {
      return Verdict.APART;
    }
    crosses = Math.max(crosses, crosses(z, b.x(), b.y(), x, y));
    if (crosses > slack) {
      return Verdict.APART;
    }
    double gap = Math.max(faces, crosses);
    if (gap < -slack) {
      return Verdict.TOUCHING;
    }
    return nearlyParallel(faces, slack, size);
  }

  private double facesOfA() {
    double alongX = Math.abs(to.x()) - a.x() - reach(x.x(), y.x(), z.x());
    double alongY = Math.abs(to.y()) - a.y() - reach(x.y(), y.y(), z.y());
    double alongZ = Math.abs(to.z()) - a.z() - reach(x.z(), y.z(), z.z());
    return Math.max(alongX, Math.max(alongY, alongZ));
  }

  /// How far B reaches along an axis of A.
  private double reach(double x, double y, double z) {
    return b.x() * Math.abs(x) + b.y() * Math.abs(y) + b.z() * Math.abs(z);
  }

  private double facesOfB() {
    return Math.max(face(x, b.x()), Math.max(face(y, b.y()), face(z, b.z())));
  }

  private double face(Vec3 axis, double half) {
    return Math.abs(to.dot(axis))
        - half
        - (a.x() * Math.abs(axis.x()) + a.y() * Math.abs(axis.y()) + a.z() * Math.abs(axis.z()));
  }

  /// {@return the widest gap along the cross products of the three axes of A with one of B}
  ///
  /// @param e the axis of B
  /// @param v half extent of B along `f`, the axis after `e`, whose cross product with it is `g`
  /// @param w half extent of B along `g`
  private double crosses(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
    return Math.max(crossX(e, v, w, f, g), Math.max(crossY(e, v, w, f, g), crossZ(e, v, w, f, g)));
  }

  private double crossX(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
    return Math.abs(to.z() * e.y() - to.y() * e.z())
        - (a.y() * Math.abs(e.z()) + a.z() * Math.abs(e.y()))
        - (v * Math.abs(g.x()) + w * Math.abs(f.x()));
  }

  private double crossY(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
    return Math.abs(to.x() * e.z() - to.z() * e.x())
        - (a.z() * Math.abs(e.x()) + a.x() * Math.abs(e.z()))
        - (v * Math.abs(g.y()) + w * Math.abs(f.y()));
  }

  private double crossZ(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
    return Math.abs(to.y() * e.x() - to.x() * e.y())
        - (a.x() * Math.abs(e.y()) + a.y() * Math.abs(e.x()))
        - (v * Math.abs(g.z()) + w * Math.abs(f.z()));
  }

  /// Nearly parallel edges see nothing that rounding could not have made. Turning B by twice their
  /// angle at most makes them exactly parallel, and then they are no axis at all. Where the boxes
  /// are deeper in one another along every other axis than that turn can move a point of B, they
  /// touch.
  private Verdict nearlyParallel(double faces, double slack, double size) {
    double depth = slack + 16 * NEARLY_PARALLEL * size;
    boolean deep =
        faces < -depth
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
