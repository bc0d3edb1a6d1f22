package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// The directions of which one sees the depth of a segment in a box, in the box's frame: three face
/// normals, and their cross products with the segment.
///
/// @param start the segment's start, relative to the box's centre and along its axes
/// @param along from there to its end
/// @param half the box's half extents
record SegmentBoxAxes(Vec3 start, Vec3 along, Vec3 half) {

  /// No axis: the normal is the way between the nearest points.
  static final int NONE = -1;

  /// Set where the segment is outside, and the axis sees more of the gap than that way.
  private static final int WIDER = 16;

  /// What rounding may make of a distance of zero, relative to the coordinates.
  private static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to the coordinates.
  private static final double OVERHANG = 0x1p-50;

  private static SegmentBoxAxes of(Vec3 start, Vec3 end, Box b) {
    Rotation turn = b.orientation();
    return new SegmentBoxAxes(
        turn.undo(start.minus(b.center())), turn.undo(end.minus(start)), b.halfExtents());
  }

  /// {@return the axis to take the normal from}
  ///
  /// @param nearest the parameter of the point nearest to the box
  static int normal(Vec3 start, Vec3 end, Box b, double nearest) {
    SegmentBoxAxes local = of(start, end, b);
    Vec3 out = SegmentToBox.excess(local.start.plus(nearest, local.along), local.half);
    double distance = out.length();
    double size = local.start.sumOfMagnitudes() + local.along.sumOfMagnitudes();
    if (!(distance > ROUNDING * size)) {
      return local.widest();
    }
    double seen = local.gap(out.times(-1 / distance));
    if (distance - seen <= OVERHANG * size) {
      return NONE;
    }
    int widest = local.widest();
    return local.gap(Choice.unit(direction(widest, local.along))) > seen ? widest | WIDER : NONE;
  }

  /// {@return the signed distance along an axis}
  ///
  /// @param apart the distance of the nearest points
  static double distance(int axis, Vec3 start, Vec3 end, Box b, double apart) {
    SegmentBoxAxes local = of(start, end, b);
    return (axis & WIDER) != 0
        ? apart
        : Math.min(0, local.gap(Choice.unit(direction(axis, local.along))));
  }

  /// {@return the index of the axis that sees most; of equal ones the first}
  private int widest() {
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 12; i++) {
      Vec3 axis = direction(i, along);
      double length = i < 6 ? 1 : axis.length();
      double gap = gap(axis);
      if (length > 0 && gap > widest * length) {
        best = i;
        widest = gap / length;
      }
    }
    return best;
  }

  /// {@return a face normal or the cross product of one with the segment, or the opposite of one}
  ///
  /// @param along the segment's, in the box's frame
  static Vec3 direction(int index, Vec3 along) {
    double sign = (index & 1) == 0 ? 1 : -1;
    int kind = (index & ~WIDER) >> 1;
    double x = kind == 0 ? 1 : kind == 4 ? along.z() : kind == 5 ? -along.y() : 0;
    double y = kind == 1 ? 1 : kind == 3 ? -along.z() : kind == 5 ? along.x() : 0;
    double z = kind == 2 ? 1 : kind == 3 ? along.y() : kind == 4 ? -along.x() : 0;
    return new Vec3(sign * x, sign * y, sign * z);
  }

  /// {@return how far the box is from the segment along `v`, times its length}
  private double gap(Vec3 v) {
    double box =
        half.x() * Math.abs(v.x()) + half.y() * Math.abs(v.y()) + half.z() * Math.abs(v.z());
    return -(start.dot(v) + Math.max(0, along.dot(v))) - box;
  }
}
