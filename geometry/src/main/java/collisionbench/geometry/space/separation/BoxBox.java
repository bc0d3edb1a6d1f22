package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.overlap.Overlap3;
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

  /// What rounding may make of a distance of zero, relative to all lengths.
  static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to all lengths.
  private static final double OVERHANG = 0x1p-50;

  private BoxBox() {}

  static <T extends @Nullable Object> T between(Box a, Box b, boolean swapped, Maker<T> maker) {
    boolean back = Order.compare(a, b) > 0;
    return ordered(back ? b : a, back ? a : b, swapped != back, maker);
  }

  private static <T extends @Nullable Object> T ordered(
      Box a, Box b, boolean swapped, Maker<T> maker) {
    BoxAxes local = BoxAxes.of(a, b);
    int index = local.widest();
    Vec3 axis = local.axis(index);
    double seen = local.gap(axis);
    BoxAxes there = local.moved(axis.times(-seen));
    Vec3 facing = BoxFacing.point(index, axis, there);
    Vec3 missed = BoxFacing.missed(index, facing, there);
    return missed.sumOfMagnitudes() <= ROUNDING * local.size()
        ? FromBox.made(
            facing.x(),
            facing.y(),
            facing.z(),
            seen,
            axis.x(),
            axis.y(),
            axis.z(),
            a,
            b,
            swapped,
            maker)
        : searched(a, b, index, swapped, maker);
  }

  /// @param widest the index of the axis that sees most
  private static <T extends @Nullable Object> T searched(
      Box a, Box b, int widest, boolean swapped, Maker<T> maker) {
    BoxAxes local = BoxAxes.of(a, b);
    Vec3 axis = local.axis(widest);
    double seen = local.gap(axis);
    double size = local.size();
    boolean contact = seen < -ROUNDING * size || (seen <= ROUNDING * size && Overlap3.test(a, b));
    int pair = contact ? 0 : BoxFeatures.nearest(a, b, 0, 0, 0);
    double along = contact ? 0 : BoxFeatures.parameter(pair, a, b, 0, 0, 0);
    Vec3 out = BoxFeatures.out(pair, local, along);
    double apart = out.length();
    boolean byAxis = contact || !(apart > ROUNDING * size);
    Vec3 normal = Pick.of(byAxis, axis, out.times(1 / apart));
    if (!byAxis && apart - local.gap(normal) > OVERHANG * size) {
      return overhung(a, b, pair, along, swapped, maker);
    }
    double distance = contact ? Math.min(0, seen) : byAxis ? seen : apart;
    // Along an axis the witnesses are where the boxes touch after B has moved by the distance.
    Vec3 by = normal.times(byAxis ? -distance : 0);
    int nearest = byAxis ? BoxFeatures.nearest(a, b, by.x(), by.y(), by.z()) : pair;
    double t = byAxis ? BoxFeatures.parameter(nearest, a, b, by.x(), by.y(), by.z()) : along;
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
        b,
        swapped,
        maker);
  }

  /// Of boxes that overhang the gap of their nearest features: along another direction, with the
  /// witnesses as along an axis.
  private static <T extends @Nullable Object> T overhung(
      Box a, Box b, int pair, double along, boolean swapped, Maker<T> maker) {
    BoxAxes local = BoxAxes.of(a, b);
    Vec3 way = BoxFeatures.out(pair, local, along);
    double distance = way.length();
    Vec3 normal = BoxOverhang.normal(way, a, b);
    Vec3 by = normal.times(-distance);
    int nearest = BoxFeatures.nearest(a, b, by.x(), by.y(), by.z());
    double t = BoxFeatures.parameter(nearest, a, b, by.x(), by.y(), by.z());
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
        b,
        swapped,
        maker);
  }
}
