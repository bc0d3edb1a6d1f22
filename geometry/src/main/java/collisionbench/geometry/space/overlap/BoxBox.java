package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;

/// Two boxes, by the 15 separating axes, in the frame of one. (Gottschalk, OBBTree, 1996.)
///
/// Each axis is tested by projecting both boxes on it as computed, so that any axis that separates
/// really does: nearly parallel edges need no tolerance.
final class BoxBox {

  /// Squared sine below which two edges' cross product is nothing but rounding.
  private static final double PARALLEL = 0x1p-102;

  private BoxBox() {}

  static boolean test(Box a, Box b) {
    return Order.compare(a, b) <= 0 ? meet(a, b) : meet(b, a);
  }

  private static boolean meet(Box a, Box b) {
    Vec3 to = a.toLocal(b.center());
    if (a.orientation().equals(b.orientation())) {
      return new Pair(to, a.halfExtents(), b.halfExtents(), Vec3.X, Vec3.Y, Vec3.Z)
          .meetAlongFaces();
    }
    Rotation.Axes axesA = a.orientation().axes();
    Rotation.Axes axesB = b.orientation().axes();
    Vec3 x = axesA.undo(axesB.x());
    Vec3 y = axesA.undo(axesB.y());
    Vec3 z = axesA.undo(axesB.z());
    Pair pair = new Pair(to, a.halfExtents(), b.halfExtents(), x, y, z);
    return pair.meetAlongFaces()
        && pair.meetAlongCross(x)
        && pair.meetAlongCross(y)
        && pair.meetAlongCross(z);
  }

  /// Everything in A's frame: the way from centre to centre, half extents, and B's axes.
  private record Pair(Vec3 to, Vec3 halfA, Vec3 halfB, Vec3 x, Vec3 y, Vec3 z) {

    boolean meetAlongFaces() {
      return meetAlong(Vec3.X)
          && meetAlong(Vec3.Y)
          && meetAlong(Vec3.Z)
          && meetAlong(x)
          && meetAlong(y)
          && meetAlong(z);
    }

    boolean meetAlongCross(Vec3 edge) {
      return meetAlongUnlessNone(new Vec3(0, -edge.z(), edge.y()))
          && meetAlongUnlessNone(new Vec3(edge.z(), 0, -edge.x()))
          && meetAlongUnlessNone(new Vec3(-edge.y(), edge.x(), 0));
    }

    private boolean meetAlongUnlessNone(Vec3 axis) {
      return axis.lengthSquared() < PARALLEL || meetAlong(axis);
    }

    private boolean meetAlong(Vec3 axis) {
      double reachA =
          halfA.x() * Math.abs(axis.x())
              + halfA.y() * Math.abs(axis.y())
              + halfA.z() * Math.abs(axis.z());
      double reachB =
          halfB.x() * Math.abs(axis.dot(x))
              + halfB.y() * Math.abs(axis.dot(y))
              + halfB.z() * Math.abs(axis.dot(z));
      return !(Math.abs(to.dot(axis)) > reachA + reachB);
    }
  }
}
