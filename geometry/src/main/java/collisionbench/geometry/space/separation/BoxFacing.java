package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.core.SegmentToBox;

/// Where two boxes touch along an axis that separates them, in A's frame: a corner of one at a face
/// of the other, or an edge of B at an edge of A.
final class BoxFacing {

  private BoxFacing() {}

  /// {@return a corner of A for a face of B, else a corner or a point of an edge of B}
  ///
  /// @param index of the axis
  /// @param normal the axis from A to B
  static Vec3 point(int index, Vec3 normal, BoxAxes axes) {
    Vec3 half = axes.b();
    double alongX = Math.copySign(half.x(), axes.x().dot(normal));
    double alongY = Math.copySign(half.y(), axes.y().dot(normal));
    double alongZ = Math.copySign(half.z(), axes.z().dot(normal));
    Vec3 ofB = axes.to().plus(-alongX, axes.x()).plus(-alongY, axes.y()).plus(-alongZ, axes.z());
    Vec3 ofA =
        new Vec3(
            Math.copySign(axes.a().x(), normal.x()),
            Math.copySign(axes.a().y(), normal.y()),
            Math.copySign(axes.a().z(), normal.z()));
    boolean corner = index < 6;
    int along = index % 3;
    Vec3 edge = Pick.of(along == 0, axes.x(), Pick.of(along == 1, axes.y(), axes.z()));
    double end = 2 * (along == 0 ? alongX : along == 1 ? alongY : alongZ);
    Vec3 d = ofA.minus(ofB);
    double t =
        corner
            ? 0
            : clamped(
                meeting(index / 3 - 2, d.x(), d.y(), d.z(), edge.x(), edge.y(), edge.z()), end);
    return Pick.of(corner && index >= 3, ofA, ofB).plus(t, edge);
  }

  /// {@return `t` between 0 and `end`, of either sign}
  private static double clamped(double t, double end) {
    double part = Math.copySign(1, end) * t;
    double whole = Math.abs(end);
    return Math.copySign(1, end) * (part > 0 ? part < whole ? part : whole : 0);
  }

  /// {@return how far along an edge of B it meets an edge of A, by whichever of the axes across the
  /// edge of A it goes along further}
  ///
  /// @param axis the one of A's that its edge is along
  /// @param dx the way from a point of the edge of B to one of the edge of A, along x
  /// @param ex how far the edge of B goes along x
  private static double meeting(
      int axis, double dx, double dy, double dz, double ex, double ey, double ez) {
    double x = axis == 0 ? 0 : Math.abs(ex);
    double y = axis == 1 ? 0 : Math.abs(ey);
    double z = axis == 2 ? 0 : Math.abs(ez);
    if (x > y && x > z) {
      return dx / ex;
    }
    return y > z ? dy / ey : dz / ez;
  }

  /// {@return by how much the point misses the other box}
  static Vec3 missed(int index, Vec3 point, BoxAxes axes) {
    Vec3 fromB = point.minus(axes.to());
    Vec3 inB = new Vec3(fromB.dot(axes.x()), fromB.dot(axes.y()), fromB.dot(axes.z()));
    boolean ofA = index >= 3 && index < 6;
    return SegmentToBox.excess(Pick.of(ofA, inB, point), Pick.of(ofA, axes.b(), axes.a()));
  }
}
