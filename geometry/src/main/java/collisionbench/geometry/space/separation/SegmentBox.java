package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A segment and a solid box, in the box's frame.
///
/// Outside, the nearest points; the normal is the way between them, or the direction that is least
/// off where they overhang the gap that it sees (`Square`). Inside, or as near as rounding, the
/// axis that sees most (`SegmentBoxAxes`).
final class SegmentBox {

  private SegmentBox() {}

  static Separation3 between(Vec3 start, Vec3 end, Box b) {
    double nearest = nearest(start, end, b, 0, 0, 0);
    int axis = SegmentBoxAxes.normal(start, end, b, nearest);
    boolean byAxis = axis != SegmentBoxAxes.NONE;
    Rotation turn = b.orientation();
    Vec3 along = turn.undo(end.minus(start));
    Vec3 local = turn.undo(start.minus(b.center())).plus(nearest, along);
    Vec3 out = SegmentToBox.excess(local, b.halfExtents());
    Vec3 direction = SegmentBoxAxes.direction(axis, along, out.negated());
    Vec3 normal = Choice.unit(turn.apply(direction));
    double apart = out.length();
    double distance = byAxis ? SegmentBoxAxes.distance(axis, start, end, b, apart) : apart;
    Vec3 by = normal.times(distance);
    // Along an axis the witnesses are where the segment touches after it has moved by the distance.
    double t = byAxis ? nearest(start, end, b, by.x(), by.y(), by.z()) : nearest;
    Vec3 point = at(start, end, t);
    return new Separation3(distance, point, point.plus(by), normal);
  }

  /// {@return the parameter of the point nearest to the box, after the segment has moved by `(x, y,
  /// z)`}
  private static double nearest(Vec3 start, Vec3 end, Box b, double x, double y, double z) {
    Rotation turn = b.orientation();
    Vec3 local = turn.undo(start.minus(b.center()).plus(new Vec3(x, y, z)));
    return SegmentToBox.parameterNearest(local, turn.undo(end.minus(start)), b.halfExtents());
  }

  private static Vec3 at(Vec3 start, Vec3 end, double t) {
    return Choice.of(t == 1, end, start.towards(end, t));
  }
}
