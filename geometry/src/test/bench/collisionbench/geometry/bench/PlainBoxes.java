package collisionbench.geometry.bench;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// Two boxes for `Plain`: inner and outer spheres, then 15 axes in A's frame.
final class PlainBoxes {

  private PlainBoxes() {}

  static boolean overlap(Box a, Box b) {
    Vec3 way = b.center().minus(a.center());
    Vec3 halfA = a.halfExtents();
    Vec3 halfB = b.halfExtents();
    double squared = way.lengthSquared();
    double inner = least(halfA) + least(halfB);
    if (squared < inner * inner) {
      return true;
    }
    if (squared > 2 * (halfA.lengthSquared() + halfB.lengthSquared())) {
      return false;
    }
    Rotation p = a.orientation();
    Rotation q = b.orientation();
    Turn between =
        Turn.of(
            p.w() * q.x() - p.x() * q.w() - (p.y() * q.z() - p.z() * q.y()),
            p.w() * q.y() - p.y() * q.w() - (p.z() * q.x() - p.x() * q.z()),
            p.w() * q.z() - p.z() * q.w() - (p.x() * q.y() - p.y() * q.x()),
            p.w() * q.w() + p.x() * q.x() + p.y() * q.y() + p.z() * q.z());
    double inverse = 1 / between.n();
    return new Axes(
            undo(p, way),
            halfA,
            halfB,
            between.x().times(inverse),
            between.y().times(inverse),
            between.z().times(inverse))
        .meet();
  }

  private static double least(Vec3 half) {
    double xy = half.x() < half.y() ? half.x() : half.y();
    return xy < half.z() ? xy : half.z();
  }

  /// A rotation's matrix times its quaternion's squared length.
  record Turn(Vec3 x, Vec3 y, Vec3 z, double n) {

    static Turn of(double i, double j, double k, double r) {
      double ii = i * i;
      double jj = j * j;
      double kk = k * k;
      double rr = r * r;
      double ri = r * i;
      double rj = r * j;
      double rk = r * k;
      return new Turn(
          new Vec3(rr + ii - (jj + kk), 2 * (i * j + rk), 2 * (i * k - rj)),
          new Vec3(2 * (i * j - rk), rr + jj - (ii + kk), 2 * (j * k + ri)),
          new Vec3(2 * (i * k + rj), 2 * (j * k - ri), rr + kk - (ii + jj)),
          ii + jj + kk + rr);
    }
  }

  /// {@return the components of `v` along the axes that `q` turns to}
  static Vec3 undo(Rotation q, Vec3 v) {
    double i = q.x();
    double j = q.y();
    double k = q.z();
    double r = q.w();
    if (i == 0 && j == 0 && k == 0) {
      return v;
    }
    double x = j * v.z() - k * v.y();
    double y = k * v.x() - i * v.z();
    double z = i * v.y() - j * v.x();
    double twice = 2 / (i * i + j * j + k * k + r * r);
    return new Vec3(
        v.x() + twice * (j * z - k * y - r * x),
        v.y() + twice * (k * x - i * z - r * y),
        v.z() + twice * (i * y - j * x - r * z));
  }

  /// The way from centre to centre, half extents, and B's axes, all in A's frame.
  private record Axes(Vec3 to, Vec3 a, Vec3 b, Vec3 x, Vec3 y, Vec3 z) {

    boolean meet() {
      return facesOfA()
          && facesOfB()
          && crosses(x, b.y(), b.z(), y, z)
          && crosses(y, b.z(), b.x(), z, x)
          && crosses(z, b.x(), b.y(), x, y);
    }

    private boolean facesOfA() {
      return Math.abs(to.x()) - a.x() - reach(x.x(), y.x(), z.x()) <= 0
          && Math.abs(to.y()) - a.y() - reach(x.y(), y.y(), z.y()) <= 0
          && Math.abs(to.z()) - a.z() - reach(x.z(), y.z(), z.z()) <= 0;
    }

    private double reach(double x, double y, double z) {
      return b.x() * Math.abs(x) + b.y() * Math.abs(y) + b.z() * Math.abs(z);
    }

    private boolean facesOfB() {
      return face(x, b.x()) <= 0 && face(y, b.y()) <= 0 && face(z, b.z()) <= 0;
    }

    private double face(Vec3 axis, double half) {
      return Math.abs(to.dot(axis))
          - half
          - (a.x() * Math.abs(axis.x()) + a.y() * Math.abs(axis.y()) + a.z() * Math.abs(axis.z()));
    }

    /// Along the cross products of A's axes with `e`.
    private boolean crosses(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
      return Math.abs(to.z() * e.y() - to.y() * e.z())
                  - (a.y() * Math.abs(e.z()) + a.z() * Math.abs(e.y()))
                  - (v * Math.abs(g.x()) + w * Math.abs(f.x()))
              <= 0
          && Math.abs(to.x() * e.z() - to.z() * e.x())
                  - (a.z() * Math.abs(e.x()) + a.x() * Math.abs(e.z()))
                  - (v * Math.abs(g.y()) + w * Math.abs(f.y()))
              <= 0
          && Math.abs(to.y() * e.x() - to.x() * e.y())
                  - (a.x() * Math.abs(e.y()) + a.y() * Math.abs(e.x()))
                  - (v * Math.abs(g.z()) + w * Math.abs(f.z()))
              <= 0;
    }
  }
}
