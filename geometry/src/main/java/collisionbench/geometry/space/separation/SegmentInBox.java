package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
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

  /// How many separating axes there are.
  static final int AXES = 12;

  static SegmentInBox of(Simplex core, Box b) {
    Rotation turn = b.orientation();
    Vec3 start = core.first();
    return new SegmentInBox(
        turn.undo(start.minus(b.center())), turn.undo(core.second().minus(start)), b.halfExtents());
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
  int widest() {
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < AXES; i++) {
      Vec3 axis = axis(i);
      double squared = axis.lengthSquared();
      double length = Math.sqrt(squared);
      double gap = gap(axis);
      if (squared > Direction.SMALL && gap > widest * length) {
        best = i;
        widest = gap / length;
      }
    }
    return best;
  }

  /// {@return a face normal or the cross product of one with the segment, or the opposite of one}
  Vec3 axis(int index) {
    Vec3 axis =
        switch (index / 2) {
          case 0 -> Vec3.X;
          case 1 -> Vec3.Y;
          case 2 -> Vec3.Z;
          case 3 -> Vec3.X.cross(along);
          case 4 -> Vec3.Y.cross(along);
          default -> Vec3.Z.cross(along);
        };
    return Direction.turned(index % 2 == 1, axis);
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
