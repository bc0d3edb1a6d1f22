package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.overlap.Overlap3;

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

  static Separation3 between(Box a, Box b) {
    boolean swapped = Order.compare(a, b) > 0;
    return ordered(swapped ? b : a, swapped ? a : b).swapped(swapped);
  }

  private static Separation3 ordered(Box a, Box b) {
    BoxAxes local = BoxAxes.of(a, b);
    int index = local.widest();
    Vec3 axis = local.axis(index);
    double seen = local.gap(axis);
    BoxAxes there = local.moved(axis.times(-seen));
    Vec3 facing = BoxFacing.point(index, axis, there);
    Vec3 missed = BoxFacing.missed(index, facing, there);
    return missed.sumOfMagnitudes() <= ROUNDING * local.size()
        ? at(facing, seen, axis, a)
        : searched(a, b, index);
  }

  /// @param widest the index of the axis that sees most
  private static Separation3 searched(Box a, Box b, int widest) {
    BoxAxes local = BoxAxes.of(a, b);
    Vec3 axis = local.axis(widest);
    double seen = local.gap(axis);
    double rounding = ROUNDING * local.size();
    if (seen < -rounding || (seen <= rounding && Overlap3.test(a, b))) {
      return along(axis, Math.min(0, seen), local, a);
    }
    int nearest = BoxFeatures.nearest(local);
    double t = BoxFeatures.parameter(nearest, local);
    Vec3 out = BoxFeatures.out(nearest, local, t);
    double distance = out.length();
    if (!(distance > rounding)) {
      return along(axis, seen, local, a);
    }
    Vec3 normal = out.times(1 / distance);
    return distance - local.gap(normal) > OVERHANG * local.size()
        ? overhung(a, b, nearest, t)
        : at(BoxFeatures.onA(nearest, local, t), distance, normal, a);
  }

  /// Of boxes that overhang the gap of their nearest features.
  private static Separation3 overhung(Box a, Box b, int nearest, double t) {
    BoxAxes local = BoxAxes.of(a, b);
    Vec3 way = BoxFeatures.out(nearest, local, t);
    return along(BoxOverhang.normal(way, local), way.length(), local, a);
  }

  /// The separation along a normal: the witnesses are where the boxes touch after B has moved by
  /// the distance towards A.
  private static Separation3 along(Vec3 normal, double distance, BoxAxes local, Box a) {
    BoxAxes there = local.moved(normal.times(-distance));
    int nearest = BoxFeatures.nearest(there);
    double t = BoxFeatures.parameter(nearest, there);
    return at(BoxFeatures.onA(nearest, there, t), distance, normal, a);
  }

  /// {@return the separation, from A's frame to the world}
  private static Separation3 at(Vec3 onA, double distance, Vec3 normal, Box a) {
    Rotation turn = a.orientation();
    Vec3 world = Choice.unit(turn.apply(normal));
    Vec3 pointA = a.center().plus(turn.apply(onA));
    return new Separation3(distance, pointA, pointA.plus(distance, world), world);
  }
}
