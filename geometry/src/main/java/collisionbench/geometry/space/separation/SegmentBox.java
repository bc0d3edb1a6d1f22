package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.core.SegmentToBox;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// A segment and a solid box, in the box's frame.
///
/// Outside, the nearest points; the normal is the way between them, or the direction that is least
/// off where they overhang the gap that it sees (`Square`). Inside, or as near as rounding, the
/// axis that sees most (`SegmentBoxAxes`).
final class SegmentBox {

  private SegmentBox() {}

  /// @param a the segment or capsule
  static <T extends @Nullable Object> T between(Shape3 a, Box b, boolean swapped, Maker<T> maker) {
    Simplex core = Simplex.of(a);
    Vec3 start = core.first();
    Vec3 end = core.second();
    double nearest = nearest(start, end, b, 0, 0, 0);
    int found = SegmentBoxAxes.normal(start, end, b, nearest);
    return found == SegmentBoxAxes.NONE
        ? byWay(nearest, a, start, end, b, swapped, maker)
        : alongAxis(found, nearest, a, start, end, b, swapped, maker);
  }

  /// The normal is the way between the nearest points.
  private static <T extends @Nullable Object> T byWay(
      double nearest, Shape3 a, Vec3 start, Vec3 end, Box b, boolean swapped, Maker<T> maker) {
    Vec3 out = out(nearest, start, end, b);
    Vec3 normal = Choice.unit(b.orientation().apply(out.negated()));
    double distance = out.length();
    Vec3 point = at(start, end, nearest);
    return new Separation3(distance, point, point.plus(normal.times(distance)), normal)
        .grownBy(Simplex.radius(a), 0)
        .made(a, b, swapped, maker);
  }

  /// The normal is an axis or another direction than the way; the witnesses are where the segment
  /// touches after it has moved by the distance.
  private static <T extends @Nullable Object> T alongAxis(
      int found,
      double nearest,
      Shape3 a,
      Vec3 start,
      Vec3 end,
      Box b,
      boolean swapped,
      Maker<T> maker) {
    Vec3 out = out(nearest, start, end, b);
    Vec3 along = b.orientation().undo(end.minus(start));
    Vec3 direction = SegmentBoxAxes.direction(found, along, out.negated());
    Vec3 normal = Choice.unit(b.orientation().apply(direction));
    double distance = SegmentBoxAxes.distance(found, start, end, b, out.length());
    Vec3 by = normal.times(distance);
    Vec3 point = at(start, end, nearest(start, end, b, by.x(), by.y(), by.z()));
    return new Separation3(distance, point, point.plus(by), normal)
        .grownBy(Simplex.radius(a), 0)
        .made(a, b, swapped, maker);
  }

  /// {@return the vector to a point of the segment from the nearest of the box, in its frame}
  private static Vec3 out(double t, Vec3 start, Vec3 end, Box b) {
    Rotation turn = b.orientation();
    Vec3 along = turn.undo(end.minus(start));
    Vec3 local = turn.undo(start.minus(b.center())).plus(t, along);
    return SegmentToBox.excess(local, b.halfExtents());
  }

  /// {@return the parameter of the point nearest to the box, after the segment has moved by `(x, y,
  /// z)`}
  private static double nearest(Vec3 start, Vec3 end, Box b, double x, double y, double z) {
    Rotation turn = b.orientation();
    Vec3 local = turn.undo(start.minus(b.center()).plus(new Vec3(x, y, z)));
    return SegmentToBox.parameterNearest(local, turn.undo(end.minus(start)), b.halfExtents());
  }

  private static Vec3 at(Vec3 start, Vec3 end, double t) {
    return Pick.of(t == 1, end, start.towards(end, t));
  }
}
