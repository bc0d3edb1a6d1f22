package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
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
    if (index < 3) {
      return ofB;
    }
    Vec3 ofA =
        new Vec3(
            Math.copySign(axes.a().x(), normal.x()),
            Math.copySign(axes.a().y(), normal.y()),
            Math.copySign(axes.a().z(), normal.z()));
    if (index < 6) {
      return ofA;
    }
    Vec3 d = ofA.minus(ofB);
    return switch (index % 3) {
      case 0 -> ofB.plus(clamped(meeting(index / 3 - 2, d, axes.x()), 2 * alongX), axes.x());
      case 1 -> ofB.plus(clamped(meeting(index / 3 - 2, d, axes.y()), 2 * alongY), axes.y());
      default -> ofB.plus(clamped(meeting(index / 3 - 2, d, axes.z()), 2 * alongZ), axes.z());
    };
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
  /// @param d the way from a point of the edge of B to one of the edge of A
  /// @param edge the unit direction of the edge of B
  private static double meeting(int axis, Vec3 d, Vec3 edge) {
    double x = axis == 0 ? 0 : Math.abs(edge.x());
    double y = axis == 1 ? 0 : Math.abs(edge.y());
    double z = axis == 2 ? 0 : Math.abs(edge.z());
    if (x > y && x > z) {
      return d.x() / edge.x();
    }
    return y > z ? d.y() / edge.y() : d.z() / edge.z();
  }

  /// {@return by how much the point misses the other box}
  static Vec3 missed(int index, Vec3 point, BoxAxes axes) {
    Vec3 fromB = point.minus(axes.to());
    Vec3 inB = new Vec3(fromB.dot(axes.x()), fromB.dot(axes.y()), fromB.dot(axes.z()));
    boolean ofA = index >= 3 && index < 6;
    return ofA ? SegmentToBox.excess(inB, axes.b()) : SegmentToBox.excess(point, axes.a());
  }
}
