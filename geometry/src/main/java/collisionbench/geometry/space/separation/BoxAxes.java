package collisionbench.geometry.space.separation;

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

  /// {@return the index of the axis that sees most; of equal ones the first: A's faces, B's, then
  /// cross products}
  int widest() {
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < COUNT; i++) {
      Vec3 axis = direction(i);
      double length = i < 6 ? 1 : axis.length();
      double gap = Math.abs(to.dot(axis)) - reach(axis);
      if (length > 0 && gap > widest * length) {
        best = i;
        widest = gap / length;
      }
    }
    return best;
  }

  /// {@return the nearest points of the boxes, with B's centre at `center`}
  BoxGap nearest(Vec3 center, double enough) {
    return BoxGap.of(center, a, b, x, y, z, enough);
  }

  /// {@return the unit direction from A to B along an axis; along the axis itself if neither}
  Vec3 axis(int index) {
    Vec3 direction = direction(index);
    return (to.dot(direction) < 0 ? direction.negated() : direction).unit();
  }

  /// {@return the widest axis, or `normal` if that sees no less}
  Vec3 orWider(Vec3 normal, double seen) {
    Vec3 axis = axis(widest());
    return gap(axis) > seen ? axis : normal;
  }

  /// {@return how far B is from A along a unit vector}
  double gap(Vec3 normal) {
    return to.dot(normal) - reach(normal);
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

  private Vec3 direction(int index) {
    return switch (index) {
      case 0 -> Vec3.X;
      case 1 -> Vec3.Y;
      case 2 -> Vec3.Z;
      case 3 -> x;
      case 4 -> y;
      case 5 -> z;
      case 6 -> new Vec3(0, -x.z(), x.y());
      case 7 -> new Vec3(0, -y.z(), y.y());
      case 8 -> new Vec3(0, -z.z(), z.y());
      case 9 -> new Vec3(x.z(), 0, -x.x());
      case 10 -> new Vec3(y.z(), 0, -y.x());
      case 11 -> new Vec3(z.z(), 0, -z.x());
      case 12 -> new Vec3(-x.y(), x.x(), 0);
      case 13 -> new Vec3(-y.y(), y.x(), 0);
      default -> new Vec3(-z.y(), z.x(), 0);
    };
  }
}
