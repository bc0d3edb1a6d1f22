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

  private static final int COUNT = 15;

  static BoxAxes of(Box a, Box b) {
    Rotation.Axes axesA = a.orientation().axes();
    Rotation.Axes axesB = b.orientation().axes();
    return new BoxAxes(
        axesA.undo(b.center().minus(a.center())),
        a.halfExtents(),
        b.halfExtents(),
        axesA.undo(axesB.x()),
        axesA.undo(axesB.y()),
        axesA.undo(axesB.z()));
  }

  /// {@return the index of the axis that sees most; of equal ones the first: A's faces, B's, then
  /// cross products}
  static int widest(Box a, Box b) {
    BoxAxes axes = of(a, b);
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < COUNT; i++) {
      double seen = axes.eitherWay(i);
      best = seen > widest ? i : best;
      widest = seen > widest ? seen : widest;
    }
    return best;
  }

  /// {@return the gap that an axis or its opposite sees; minus infinity if it has no direction}
  private double eitherWay(int index) {
    Vec3 axis = direction(index);
    double length = index < 6 ? 1 : axis.length();
    double gap = Math.abs(to.dot(axis)) - reach(axis);
    return length > 0 ? gap / length : Double.NEGATIVE_INFINITY;
  }

  /// {@return the unit direction from A to B along an axis; along the axis itself if neither}
  Vec3 axis(int index) {
    Vec3 direction = direction(index);
    return Choice.unit(Choice.turned(to.dot(direction) < 0, direction));
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
    int ofB = index < 3 ? index : (index - 3) % 3;
    Vec3 axis = Choice.of(ofB == 0, x, Choice.of(ofB == 1, y, z));
    Vec3 own = new Vec3(ofB == 0 ? 1 : 0, ofB == 1 ? 1 : 0, ofB == 2 ? 1 : 0);
    int crossed = index / 3 - 2;
    Vec3 cross =
        new Vec3(
            crossed == 0 ? 0 : crossed == 1 ? axis.z() : -axis.y(),
            crossed == 0 ? -axis.z() : crossed == 1 ? 0 : axis.x(),
            crossed == 0 ? axis.y() : crossed == 1 ? -axis.x() : 0);
    return Choice.of(index < 3, own, Choice.of(index < 6, axis, cross));
  }
}
