package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// A solid box and a triangle, in the box's frame.
///
/// Apart, their nearest points; the normal is the way between them, or the direction that is least
/// off where they overhang the gap that it sees (`TriangleOverhang`). Touching, the separating axis
/// that sees most (`TriangleInBox`).
final class BoxTriangle {

  private BoxTriangle() {}

  static <T extends @Nullable Object> T between(
      Box a, Triangle b, boolean touch, boolean swapped, Maker<T> maker) {
    int feature = touch ? 0 : TriangleInBox.nearest(a, b, 0, 0, 0);
    TriangleInBox local = TriangleInBox.of(a, b);
    Vec3 way = local.way(feature);
    double apart = way.length();
    double size = local.size();
    boolean byAxis = touch || !(apart > Square.ROUNDING * size);
    // In contact too: a call in a branch would put `local` on the heap.
    double between = local.gap(way.times(1 / apart));
    boolean overhangs = !byAxis && apart - between > Square.OVERHANG * size;
    int index =
        byAxis
            ? TriangleInBox.widest(a, b)
            : overhangs ? TriangleOverhang.INSTANCE.leastOff(feature, 0, a, b) : Square.WAY;
    Vec3 normal = local.direction(index, way);
    double seen = local.gap(normal);
    double distance = byAxis ? Math.min(0, seen) : apart;
    // But along the way the witnesses are where they touch after the triangle has moved by the
    // distance.
    boolean byWay = index == Square.WAY;
    Vec3 by = normal.times(byWay ? 0 : -distance);
    int nearest = byWay ? feature : TriangleInBox.nearest(a, b, by.x(), by.y(), by.z());
    Vec3 onA = local.moved(by).onBox(nearest);
    return FromBox.made(
        onA.x(),
        onA.y(),
        onA.z(),
        distance,
        normal.x(),
        normal.y(),
        normal.z(),
        a,
        touch,
        swapped,
        maker);
  }
}
