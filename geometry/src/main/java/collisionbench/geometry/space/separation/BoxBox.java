package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;

/// Two solid boxes, computed in an order of their own and in the frame of the first.
///
/// The separating axis that sees most is the answer if the features that face one another along it
/// do touch once B has moved by what it sees (`BoxFacing`): no direction sees more than the
/// distance, so that points as far apart as one sees are nearest. Where they do not, nearest points
/// or the place where the boxes touch are searched for (`InBox`).
final class BoxBox {

  private BoxBox() {}

  static Separation3 between(Box a, Box b, boolean touch) {
    return Order.compare(a, b) > 0 ? ordered(b, a, touch).swapped() : ordered(a, b, touch);
  }

  private static Separation3 ordered(Box a, Box b, boolean touch) {
    BoxAxes axes = BoxAxes.of(a, b);
    int index = axes.indexOfWidest();
    Vec3 axis = axes.axis(index);
    double seen = axes.gap(axis);
    BoxAxes there = axes.moved(axis.times(-seen));
    Vec3 facing = BoxFacing.point(index, axis, there);
    Vec3 missed = BoxFacing.missed(index, facing, there);
    return missed.sumOfMagnitudes() <= Normals.ROUNDING * axes.size()
        ? FromBox.of(a, facing, seen, axis)
        : axes.separation(a, touch);
  }
}
