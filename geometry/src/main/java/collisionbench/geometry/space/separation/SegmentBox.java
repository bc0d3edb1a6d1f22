package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A segment and a solid box, in the box's frame.
///
/// Outside, the nearest points; the normal is the way between them, or a separating axis where that
/// sees more of the gap. Inside, or as near as rounding, the axis that sees most: three face
/// normals, and their cross products with the segment.
///
/// @param start the segment's start, relative to the box's centre and along its axes
/// @param along from there to its end
/// @param half the box's half extents
record SegmentBox(Vec3 start, Vec3 along, Vec3 half) {

  /// What rounding may make of a distance of zero, relative to the coordinates.
  private static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to the coordinates.
  private static final double OVERHANG = 0x1p-50;

  static Separation3 between(Segment a, Box b) {
    Rotation.Axes axes = b.orientation().axes();
    Vec3 start = axes.undo(a.start().minus(b.center()));
    Vec3 along = axes.undo(a.end().minus(a.start()));
    SegmentBox pair = new SegmentBox(start, along, b.halfExtents());
    double t = SegmentToBox.parameterNearest(start, along, b.halfExtents());
    Vec3 out = SegmentToBox.excess(start.plus(t, along), b.halfExtents());
    double distance = out.length();
    double size = start.sumOfMagnitudes() + along.sumOfMagnitudes();
    if (distance > ROUNDING * size) {
      Vec3 normal = out.times(-1 / distance);
      double seen = pair.gap(normal);
      if (distance - seen > OVERHANG * size) {
        Vec3 wider = pair.orWider(normal, seen);
        return at(a, pair.touching(wider, distance), distance, axes.apply(wider).unit());
      }
      return at(a, t, distance, axes.apply(normal).unit());
    }
    Vec3 normal = pair.axis(pair.widest());
    double depth = Math.min(0, pair.gap(normal));
    return at(a, pair.touching(normal, depth), depth, axes.apply(normal).unit());
  }

  private static Separation3 at(Segment a, double t, double distance, Vec3 normal) {
    Vec3 point = t == 1 ? a.end() : a.at(t);
    return new Separation3(distance, point, point.plus(distance, normal), normal);
  }

  /// {@return where the segment touches the box after that has moved by the depth}
  private double touching(Vec3 normal, double depth) {
    return SegmentToBox.parameterNearest(start.plus(depth, normal), along, half);
  }

  /// {@return the widest axis, or `normal` if that sees no less}
  private Vec3 orWider(Vec3 normal, double seen) {
    int widest = widest();
    return gap(axis(widest)) > seen ? axis(widest) : normal;
  }

  /// {@return the index of the axis that sees most; of equal ones the first}
  private int widest() {
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 12; i++) {
      Vec3 axis = axis(i);
      double gap = gap(axis);
      if (gap > widest && axis.sumOfMagnitudes() > 0.5) {
        best = i;
        widest = gap;
      }
    }
    return best;
  }

  /// {@return a face normal or the cross product of one with the segment, or the opposite of one}
  private Vec3 axis(int index) {
    double sign = (index & 1) == 0 ? 1 : -1;
    return switch (index >> 1) {
      case 0 -> new Vec3(sign, 0, 0);
      case 1 -> new Vec3(0, sign, 0);
      case 2 -> new Vec3(0, 0, sign);
      case 3 -> new Vec3(0, -sign * along.z(), sign * along.y()).unit();
      case 4 -> new Vec3(sign * along.z(), 0, -sign * along.x()).unit();
      default -> new Vec3(-sign * along.y(), sign * along.x(), 0).unit();
    };
  }

  /// {@return how far the box is from the segment along `normal`}
  private double gap(Vec3 normal) {
    double box =
        half.x() * Math.abs(normal.x())
            + half.y() * Math.abs(normal.y())
            + half.z() * Math.abs(normal.z());
    return -(start.dot(normal) + Math.max(0, along.dot(normal))) - box;
  }
}
