package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.core.SegmentToBox;

/// A segment as seen by a solid box: relative to its centre and along its axes.
///
/// Separating axes are the box's face normals, either way, and their cross products with the
/// segment, either way.
///
/// @param start the segment's start
/// @param along from there to its end
/// @param half the box's half extents
record SegmentInBox(Vec3 start, Vec3 along, Vec3 half) {

  private static final int AXES = 12;

  /// After the axes: the way squared up to the box's edges along x, y and z, and to the segment.
  static final int DIRECTIONS = AXES + 4;

  static SegmentInBox of(Vec3 start, Vec3 end, Box b) {
    Rotation turn = b.orientation();
    return new SegmentInBox(
        turn.undo(start.minus(b.center())), turn.undo(end.minus(start)), b.halfExtents());
  }

  /// {@return the core of a segment or capsule}
  static SegmentInBox of(Shape3 shape, Box b) {
    Simplex core = Simplex.of(shape);
    return of(core.first(), core.second(), b);
  }

  /// {@return how far along its core the point nearest to the box is, after it has moved by `(x, y,
  /// z)` in the box's frame}
  ///
  /// By numbers, and on by numbers: what is handed to a method that may not be copied, because it
  /// is seldom asked, would have to be put on the heap.
  static double nearest(Shape3 shape, Box b, double x, double y, double z) {
    SegmentInBox there = of(shape, b).moved(new Vec3(x, y, z));
    Vec3 start = there.start;
    Vec3 along = there.along;
    Vec3 half = there.half;
    return SegmentToBox.parameterNearest(
        start.x(), start.y(), start.z(), along.x(), along.y(), along.z(), half.x(), half.y(),
        half.z());
  }

  /// {@return the segment moved by `by`}
  SegmentInBox moved(Vec3 by) {
    return new SegmentInBox(start.plus(by), along, half);
  }

  /// {@return how far along the segment the point nearest to the box is}
  double nearest() {
    return SegmentToBox.parameterNearest(start, along, half);
  }

  /// {@return the way from a point of the segment to the nearest of the box}
  Vec3 way(double t) {
    return SegmentToBox.excess(start.plus(t, along), half).negated();
  }

  /// {@return the index of the axis that sees most; of equal ones the first}
  ///
  /// A product whose squared length has lost digits is no axis: the segment is that short, or next
  /// to parallel, and what it alone sees is less than rounding.
  static int widest(Vec3 start, Vec3 end, Box b) {
    SegmentInBox local = of(start, end, b);
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < AXES; i++) {
      Vec3 axis = local.axis(i);
      double squared = axis.lengthSquared();
      double length = Math.sqrt(squared);
      double gap = local.gap(axis);
      if (squared > Choice.SMALL && gap > widest * length) {
        best = i;
        widest = gap / length;
      }
    }
    return best;
  }

  /// {@return an axis, or the way squared up to an edge, or as it is; unit}
  ///
  /// @param way from the nearest point of the segment to that of the box
  Vec3 direction(int index, Vec3 way) {
    int edge = index == Square.WAY ? Square.NONE : index - AXES;
    return Choice.unit(Pick.of(index < AXES, axis(index), Square.to(edge, along, way)));
  }

  /// {@return a face normal or the cross product of one with the segment, or the opposite of one}
  private Vec3 axis(int index) {
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

  /// {@return the sum of magnitudes of all lengths but the box's}
  double size() {
    return start.sumOfMagnitudes() + along.sumOfMagnitudes();
  }
}
