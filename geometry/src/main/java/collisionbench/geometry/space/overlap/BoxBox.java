package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// Two boxes, by the 15 separating axes in the frame of A. (Gottschalk, OBBTree, 1996.)
final class BoxBox {

  private BoxBox() {}

  static int test(Box a, Box b) {
    Vec3 way = b.center().minus(a.center());
    Vec3 halfA = a.halfExtents();
    Vec3 halfB = b.halfExtents();
    double size = way.sumOfMagnitudes() + (halfA.sumOfMagnitudes() + halfB.sumOfMagnitudes());
    if (!(size > Reach.LEAST)) {
      return Verdict.UNSURE;
    }
    if (same(a.orientation(), b.orientation())) {
      return aligned(a.orientation().undo(way), halfA.plus(halfB), size);
    }
    int verdict = axes(a, b).verdict(size);
    return Verdict.isSure(verdict) ? verdict : careful(a, b, size);
  }

  private static int careful(Box a, Box b, double size) {
    return axes(a, b).careful(size);
  }

  private static boolean same(Rotation a, Rotation b) {
    return a.x() == b.x() && a.y() == b.y() && a.z() == b.z() && a.w() == b.w();
  }

  /// Components of the way carry 21 u of it, sums of half extents 1 u, the difference 1 u.
  private static int aligned(Vec3 way, Vec3 half, double size) {
    double x = Math.abs(way.x()) - half.x();
    double y = Math.abs(way.y()) - half.y();
    double z = Math.abs(way.z()) - half.z();
    double gap = Math.max(x, Math.max(y, z));
    return Verdict.of(-gap, 2 * Reach.SLACK * size);
  }

  static BoxAxes axes(Box a, Box b) {
    Rotation turn = a.orientation();
    Rotation other = b.orientation();
    return new BoxAxes(
        turn.undo(b.center().minus(a.center())),
        a.halfExtents(),
        b.halfExtents(),
        turn.undo(other.axisX()),
        turn.undo(other.axisY()),
        turn.undo(other.axisZ()));
  }
}
