package collisionbench.geometry.bench;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// Two boxes for `Plain`: 15 axes in A's frame.
final class PlainBoxes {

  private PlainBoxes() {}

  static boolean overlap(Box a, Box b) {
    Vec3 way = b.center().minus(a.center());
    Vec3 halfA = a.halfExtents();
    Vec3 halfB = b.halfExtents();
    Rotation turn = a.orientation();
    Rotation other = b.orientation();
    return new Axes(
            turn.undo(way),
            halfA,
            halfB,
            turn.undo(other.axisX()),
            turn.undo(other.axisY()),
            turn.undo(other.axisZ()))
        .meet();
  }

  /// The difference of the centers, the half extents, and B's axes, all in A's frame.
  private record Axes(Vec3 to, Vec3 a, Vec3 b, Vec3 x, Vec3 y, Vec3 z) {

    boolean meet() {
      return facesOfA()
          && facesOfB()
          && crosses(x, b.y(), b.z(), y, z)
          && crosses(y, b.z(), b.x(), z, x)
          && crosses(z, b.x(), b.y(), x, y);
    }

    private boolean facesOfA() {
      return less(Math.abs(to.x()) - a.x(), b, x.x(), y.x(), z.x()) <= 0
          && less(Math.abs(to.y()) - a.y(), b, x.y(), y.y(), z.y()) <= 0
          && less(Math.abs(to.z()) - a.z(), b, x.z(), y.z(), z.z()) <= 0;
    }

    private boolean facesOfB() {
      return face(x, b.x()) <= 0 && face(y, b.y()) <= 0 && face(z, b.z()) <= 0;
    }

    private double face(Vec3 axis, double half) {
      return less(Math.abs(Plain.dot(to, axis)) - half, a, axis.x(), axis.y(), axis.z());
    }

    /// Along the cross products of A's axes with `e`.
    private boolean crosses(Vec3 e, double v, double w, Vec3 f, Vec3 g) {
      return less(
                  less(
                      less(
                          less(Math.abs(to.z() * e.y() - to.y() * e.z()), a.y(), e.z()),
                          a.z(),
                          e.y()),
                      v,
                      g.x()),
                  w,
                  f.x())
              <= 0
          && less(
                  less(
                      less(
                          less(Math.abs(to.x() * e.z() - to.z() * e.x()), a.z(), e.x()),
                          a.x(),
                          e.z()),
                      v,
                      g.y()),
                  w,
                  f.y())
              <= 0
          && less(
                  less(
                      less(
                          less(Math.abs(to.y() * e.x() - to.x() * e.y()), a.x(), e.y()),
                          a.y(),
                          e.x()),
                      v,
                      g.z()),
                  w,
                  f.z())
              <= 0;
    }

    private static double less(double from, double half, double part) {
      return Math.fma(-half, Math.abs(part), from);
    }

    private static double less(double from, Vec3 half, double x, double y, double z) {
      return less(less(less(from, half.x(), x), half.y(), y), half.z(), z);
    }
  }
}
