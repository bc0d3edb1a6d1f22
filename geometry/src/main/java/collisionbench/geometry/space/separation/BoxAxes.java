package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// The 15 directions of which one sees the depth of two boxes, in A's frame. (Gottschalk, OBBTree,
/// 1996.)
///
/// Any direction is a valid one and is measured as it is, so that a cross product of nearly
/// parallel edges, whose direction is rounding, can only give a candidate that loses.
///
/// @param to the way from A's centre to B's
/// @param a A's half extents
/// @param b B's half extents
/// @param x B's first axis
/// @param y B's second axis
/// @param z B's third axis
record BoxAxes(Vec3 to, Vec3 a, Vec3 b, Vec3 x, Vec3 y, Vec3 z) {

  /// How many directions there are.
  static final int COUNT = 15;

  static BoxAxes of(Box a, Box b) {
    Rotation turnA = a.orientation();
    Rotation turnB = b.orientation();
    return new BoxAxes(
        turnA.undo(b.center().minus(a.center())),
        a.halfExtents(),
        b.halfExtents(),
        turnA.undo(turnB.axisX()),
        turnA.undo(turnB.axisY()),
        turnA.undo(turnB.axisZ()));
  }

  /// {@return B moved by `by`}
  BoxAxes moved(Vec3 by) {
    return new BoxAxes(to.plus(by), a, b, x, y, z);
  }

  /// {@return a vector along B's axes, in A's frame}
  Vec3 back(Vec3 inB) {
    return x.times(inB.x()).plus(inB.y(), y).plus(inB.z(), z);
  }

  /// {@return the index of the axis that sees most; of equal ones the first: A's faces, B's, then
  /// cross products}
  int widest() {
    return widest(
        a, b, to.x(), to.y(), to.z(), x.x(), x.y(), x.z(), y.x(), y.y(), y.z(), z.x(), z.y(),
        z.z());
  }

  /// By numbers: too much code to be copied to where it is asked, and vectors handed to it would
  /// have to be put on the heap. One after the other, and not in a loop, for the same reason.
  private static int widest(
      Vec3 a,
      Vec3 b,
      double toX,
      double toY,
      double toZ,
      double xx,
      double xy,
      double xz,
      double yx,
      double yy,
      double yz,
      double zx,
      double zy,
      double zz) {
    BoxAxes axes =
        new BoxAxes(
            new Vec3(toX, toY, toZ),
            a,
            b,
            new Vec3(xx, xy, xz),
            new Vec3(yx, yy, yz),
            new Vec3(zx, zy, zz));
    int best = 0;
    double widest = axes.ofFaceA(toX, a.x(), xx, yx, zx);
    double seen = axes.ofFaceA(toY, a.y(), xy, yy, zy);
    best = seen > widest ? 1 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofFaceA(toZ, a.z(), xz, yz, zz);
    best = seen > widest ? 2 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofFaceB(axes.x, b.x());
    best = seen > widest ? 3 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofFaceB(axes.y, b.y());
    best = seen > widest ? 4 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofFaceB(axes.z, b.z());
    best = seen > widest ? 5 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossX(axes.x);
    best = seen > widest ? 6 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossX(axes.y);
    best = seen > widest ? 7 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossX(axes.z);
    best = seen > widest ? 8 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossY(axes.x);
    best = seen > widest ? 9 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossY(axes.y);
    best = seen > widest ? 10 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossY(axes.z);
    best = seen > widest ? 11 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossZ(axes.x);
    best = seen > widest ? 12 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossZ(axes.y);
    best = seen > widest ? 13 : best;
    widest = seen > widest ? seen : widest;
    seen = axes.ofCrossZ(axes.z);
    return seen > widest ? 14 : best;
  }

  /// {@return the square of the gap that a face of A or its opposite sees, with the gap's sign}
  private double ofFaceA(double to, double half, double x, double y, double z) {
    double gap =
        Math.abs(to) - (half + b.x() * Math.abs(x) + b.y() * Math.abs(y) + b.z() * Math.abs(z));
    return gap * Math.abs(gap);
  }

  /// {@return the same of a face of B}
  private double ofFaceB(Vec3 v, double half) {
    double ofA = a.x() * Math.abs(v.x()) + a.y() * Math.abs(v.y()) + a.z() * Math.abs(v.z());
    double gap = Math.abs(to.dot(v)) - (ofA + half);
    return gap * Math.abs(gap);
  }

  /// {@return the same of the cross product of A's x and an axis of B; minus infinity if they are
  /// parallel}
  private double ofCrossX(Vec3 v) {
    return ofCross(
        v.y(), v.z(), to.y(), to.z(), a.y(), a.z(), x.y(), x.z(), y.y(), y.z(), z.y(), z.z());
  }

  /// {@return the same of A's y}
  private double ofCrossY(Vec3 v) {
    return ofCross(
        v.z(), v.x(), to.z(), to.x(), a.z(), a.x(), x.z(), x.x(), y.z(), y.x(), z.z(), z.x());
  }

  /// {@return the same of A's z}
  private double ofCrossZ(Vec3 v) {
    return ofCross(
        v.x(), v.y(), to.x(), to.y(), a.x(), a.y(), x.x(), x.y(), y.x(), y.y(), z.x(), z.y());
  }

  /// The direction has no component along A's axis, and `(-v, u)` across it.
  private double ofCross(
      double u,
      double v,
      double toU,
      double toV,
      double halfU,
      double halfV,
      double xu,
      double xv,
      double yu,
      double yv,
      double zu,
      double zv) {
    double ofA = halfU * Math.abs(v) + halfV * Math.abs(u);
    double ofB =
        b.x() * Math.abs(xv * u - xu * v)
            + b.y() * Math.abs(yv * u - yu * v)
            + b.z() * Math.abs(zv * u - zu * v);
    double gap = Math.abs(toV * u - toU * v) - (ofA + ofB);
    double squared = u * u + v * v;
    return squared > 0 ? gap * Math.abs(gap) / squared : Double.NEGATIVE_INFINITY;
  }

  /// {@return the unit direction from A to B along an axis; along the axis itself if neither}
  Vec3 axis(int index) {
    return Choice.unit(toB(index));
  }

  /// {@return the same of any length}
  Vec3 toB(int index) {
    Vec3 direction = direction(index);
    return Choice.turned(to.dot(direction) < 0, direction);
  }

  /// {@return how far B is from A along a unit vector}
  double gap(Vec3 normal) {
    return to.dot(normal) - reach(normal);
  }

  /// {@return the sum of magnitudes of all lengths}
  double size() {
    return to.sumOfMagnitudes() + a.sumOfMagnitudes() + b.sumOfMagnitudes();
  }

  /// {@return how far both reach along `v` from their centres, times its length}
  private double reach(Vec3 v) {
    return a.x() * Math.abs(v.x())
        + a.y() * Math.abs(v.y())
        + a.z() * Math.abs(v.z())
        + b.x() * Math.abs(x.dot(v))
        + b.y() * Math.abs(y.dot(v))
        + b.z() * Math.abs(z.dot(v));
  }

  /// Face normals of A (0 to 2) and of B (3 to 5), then the cross products of A's x, y and z with
  /// B's three axes.
  private Vec3 direction(int index) {
    int kind = index / 3;
    int which = index - 3 * kind;
    double u = which == 0 ? x.x() : which == 1 ? y.x() : z.x();
    double v = which == 0 ? x.y() : which == 1 ? y.y() : z.y();
    double w = which == 0 ? x.z() : which == 1 ? y.z() : z.z();
    // Number by number: of vectors to choose from, each would be put on the heap.
    return new Vec3(
        kind == 0 ? (which == 0 ? 1 : 0) : kind == 1 ? u : kind == 2 ? 0 : kind == 3 ? w : -v,
        kind == 0 ? (which == 1 ? 1 : 0) : kind == 1 ? v : kind == 2 ? -w : kind == 3 ? 0 : u,
        kind == 0 ? (which == 2 ? 1 : 0) : kind == 1 ? w : kind == 2 ? v : kind == 3 ? -u : 0);
  }
}
