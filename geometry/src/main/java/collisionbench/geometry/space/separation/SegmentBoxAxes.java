package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.core.SegmentToBox;

/// The directions of which one sees the depth of a segment in a box, in the box's frame: three face
/// normals, and their cross products with the segment. Outside, those that may be the normal also
/// are the way between the nearest points squared up to an edge of the box or to the segment
/// (`Square`).
///
/// @param start the segment's start, relative to the box's centre and along its axes
/// @param along from there to its end
/// @param half the box's half extents
record SegmentBoxAxes(Vec3 start, Vec3 along, Vec3 half) {

  private static final int AXES = 12;

  /// After the axes: the way squared up to the box's edges along x, y and z, and to the segment.
  static final int DIRECTIONS = AXES + 4;

  /// No direction but the way, and its points are the witnesses.
  static final int NONE = -1;

  /// Set where the segment is outside, and the way between the nearest points overhangs the gap.
  private static final int APART = 32;

  /// What rounding may make of a distance of zero, relative to the coordinates.
  private static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to the coordinates.
  private static final double OVERHANG = 0x1p-50;

  static SegmentBoxAxes of(Vec3 start, Vec3 end, Box b) {
    Rotation turn = b.orientation();
    return new SegmentBoxAxes(
        turn.undo(start.minus(b.center())), turn.undo(end.minus(start)), b.halfExtents());
  }

  /// {@return the direction to take the normal from}
  ///
  /// @param nearest the parameter of the point nearest to the box
  static int normal(Vec3 start, Vec3 end, Box b, double nearest) {
    SegmentBoxAxes local = of(start, end, b);
    Vec3 out = SegmentToBox.excess(local.start.plus(nearest, local.along), local.half);
    double distance = out.length();
    double overhang = distance - local.gap(out.times(-1 / distance));
    double size = local.start.sumOfMagnitudes() + local.along.sumOfMagnitudes();
    if (!(distance > ROUNDING * size)) {
      return widest(start, end, b);
    }
    return overhang > OVERHANG * size
        ? APART | SegmentOverhang.direction(start, end, b, nearest)
        : NONE;
  }

  /// {@return the signed distance along a direction}
  ///
  /// @param apart the distance of the nearest points
  static double distance(int axis, Vec3 start, Vec3 end, Box b, double apart) {
    SegmentBoxAxes local = of(start, end, b);
    double seen = local.gap(Choice.unit(axis(axis & Square.WAY, local.along)));
    return (axis & APART) != 0 ? apart : Math.min(0, seen);
  }

  /// {@return the index of the axis that sees most; of equal ones the first}
  private static int widest(Vec3 start, Vec3 end, Box b) {
    SegmentBoxAxes local = of(start, end, b);
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < AXES; i++) {
      Vec3 axis = axis(i, local.along);
      double length = i < 6 ? 1 : axis.length();
      double gap = local.gap(axis);
      if (length > 0 && gap > widest * length) {
        best = i;
        widest = gap / length;
      }
    }
    return best;
  }

  /// {@return an axis, or the way squared up to an edge, or as it is, of any length}
  ///
  /// @param along the segment's, in the box's frame
  /// @param way from the nearest point of the segment to that of the box
  static Vec3 direction(int found, Vec3 along, Vec3 way) {
    int index = found & Square.WAY;
    int edge = index == Square.WAY ? Square.NONE : index - AXES;
    return Pick.of(index >= AXES, Square.to(edge, along, way), axis(index, along));
  }

  /// {@return a face normal or the cross product of one with the segment, or the opposite of one}
  private static Vec3 axis(int index, Vec3 along) {
    double sign = (index & 1) == 0 ? 1 : -1;
    int kind = index >> 1;
    double x = kind == 0 ? 1 : kind == 4 ? along.z() : kind == 5 ? -along.y() : 0;
    double y = kind == 1 ? 1 : kind == 3 ? -along.z() : kind == 5 ? along.x() : 0;
    double z = kind == 2 ? 1 : kind == 3 ? along.y() : kind == 4 ? -along.x() : 0;
    return new Vec3(sign * x, sign * y, sign * z);
  }

  /// {@return how far the box is from the segment along `v`, times its length}
  double gap(Vec3 v) {
    double box =
        half.x() * Math.abs(v.x()) + half.y() * Math.abs(v.y()) + half.z() * Math.abs(v.z());
    return -(start.dot(v) + Math.max(0, along.dot(v))) - box;
  }
}
