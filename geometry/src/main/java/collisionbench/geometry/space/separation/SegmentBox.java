package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// A segment and a solid box, in the box's frame.
///
/// Outside, the nearest points; the normal is the way between them, or the direction that is least
/// off where they overhang the gap that it sees (`SegmentOverhang`). Inside, or as near as
/// rounding, the axis that sees most (`SegmentInBox`).
final class SegmentBox {

  private SegmentBox() {}

  /// @param a the segment or capsule
  static <T extends @Nullable Object> T between(
      Shape3 a, Box b, boolean touch, boolean swapped, Maker<T> maker) {
    Simplex core = Simplex.of(a);
    Vec3 start = core.first();
    Vec3 end = core.second();
    SegmentInBox local = SegmentInBox.of(start, end, b);
    double nearest = local.nearest();
    Vec3 way = local.way(nearest);
    double apart = way.length();
    double size = local.size();
    boolean byAxis = !(apart > Square.ROUNDING * size);
    // In contact too: a call in a branch would put `local` on the heap.
    double between = local.gap(way.times(1 / apart));
    boolean overhangs = !byAxis && apart - between > Square.OVERHANG * size;
    int index =
        byAxis
            ? SegmentInBox.widest(start, end, b)
            : overhangs ? SegmentOverhang.INSTANCE.leastOff(0, nearest, a, b) : Square.WAY;
    Vec3 direction = local.direction(index, way);
    double seen = local.gap(direction);
    double distance = byAxis ? Math.min(0, seen) : apart;
    // But along the way the witnesses are where the segment touches after it has moved by the
    // distance.
    Vec3 by = direction.times(distance);
    boolean byWay = index == Square.WAY;
    double t = byWay ? nearest : SegmentInBox.nearest(a, b, by.x(), by.y(), by.z());
    Vec3 point = Pick.of(t == 1, end, start.towards(end, t));
    Vec3 normal = Choice.unit(b.orientation().apply(direction));
    return new Separation3(distance, point, point.plus(distance, normal), normal)
        .grownBy(Simplex.radius(a), 0)
        .made(touch, swapped, maker);
  }
}
