package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// Two solid boxes, computed in an order of their own and in the frame of the first.
///
/// The separating axis that sees most (`BoxAxes`) is the answer if the features that face one
/// another along it do touch once B has moved by what it sees: no direction sees more than the
/// distance, so that points as far apart as one sees are nearest. Boxes in contact that pass that
/// by are searched for where they touch, and boxes apart for their nearest points (`BoxFeatures`);
/// the normal is the way between those, or another where they overhang the gap (`BoxOverhang`).
final class BoxBox {

  private BoxBox() {}

  static <T extends @Nullable Object> T between(
      Box a, Box b, boolean touch, boolean swapped, Maker<T> maker) {
    boolean back = Order.compare(a, b) > 0;
    return ordered(back ? b : a, back ? a : b, touch, swapped != back, maker);
  }

  private static <T extends @Nullable Object> T ordered(
      Box a, Box b, boolean touch, boolean swapped, Maker<T> maker) {
    BoxAxes local = BoxAxes.of(a, b);
    int index = local.widest();
    Vec3 axis = local.axis(index);
    double seen = local.gap(axis);
    BoxAxes there = local.moved(axis.times(-seen));
    Vec3 facing = BoxFacing.point(index, axis, there);
    Vec3 missed = BoxFacing.missed(index, facing, there);
    return missed.sumOfMagnitudes() <= Square.ROUNDING * local.size()
        ? FromBox.made(
            facing.x(),
            facing.y(),
            facing.z(),
            seen,
            axis.x(),
            axis.y(),
            axis.z(),
            a,
            touch,
            swapped,
            maker)
        : searched(a, b, index, touch, swapped, maker);
  }

  /// @param widest the index of the axis that sees most
  private static <T extends @Nullable Object> T searched(
      Box a, Box b, int widest, boolean touch, boolean swapped, Maker<T> maker) {
    int pair = touch ? 0 : BoxFeatures.nearest(a, b, 0, 0, 0);
    double along = touch ? 0 : BoxFeatures.parameter(pair, a, b, 0, 0, 0);
    BoxAxes local = BoxAxes.of(a, b);
    Vec3 way = BoxFeatures.out(pair, local, along);
    double apart = way.length();
    double size = local.size();
    boolean byAxis = touch || !(apart > Square.ROUNDING * size);
    // In contact too: a call in a branch would put `local` on the heap.
    double between = local.gap(way.times(1 / apart));
    boolean overhangs = !byAxis && apart - between > Square.OVERHANG * size;
    int index =
        byAxis ? widest : overhangs ? BoxOverhang.INSTANCE.leastOff(pair, along, a, b) : Square.WAY;
    Vec3 normal = BoxOverhang.direction(index, way, local);
    double seen = local.gap(normal);
    double distance = !byAxis ? apart : touch ? Math.min(0, seen) : seen;
    // But along the way the witnesses are where they touch after B has moved by the distance.
    boolean byWay = index == Square.WAY;
    Vec3 by = normal.times(byWay ? 0 : -distance);
    int nearest = byWay ? pair : BoxFeatures.nearest(a, b, by.x(), by.y(), by.z());
    double t = byWay ? along : BoxFeatures.parameter(nearest, a, b, by.x(), by.y(), by.z());
    Vec3 onA = BoxFeatures.onA(nearest, local.moved(by), t);
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
