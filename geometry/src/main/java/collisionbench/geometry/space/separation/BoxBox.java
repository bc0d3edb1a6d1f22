package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.overlap.Overlap3;

/// Two solid boxes, computed in an order of their own and in the frame of the first.
///
/// Apart, their nearest points (`BoxFeatures`); the normal is the way between them, or a separating
/// axis where that sees more of the gap. Touching, the separating axis that sees most (`BoxAxes`).
final class BoxBox {

  /// Set where the features are a separating axis.
  private static final int AXIS = 32;

  private static final int INDEX = 15;

  /// Set where the boxes are apart, and the axis sees more of the gap than the way between them.
  private static final int WIDER = 64;

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
    int found = normal(a, b);
    boolean byAxis = (found & AXIS) != 0;
    double along = byAxis ? 0 : BoxFeatures.parameter(found, a, b, 0, 0, 0);
    BoxAxes local = BoxAxes.of(a, b);
    Vec3 out = BoxFeatures.out(found, local, local.to(), along);
    Vec3 normal = Choice.of(byAxis, local.axis(found & INDEX), Choice.unit(out));
    double distance = byAxis ? distance(found, a, b) : out.length();
    // Along an axis the witnesses are where the boxes touch after B has moved by the distance.
    Vec3 by = normal.times(byAxis ? -distance : 0);
    int nearest = byAxis ? BoxFeatures.nearest(a, b, by.x(), by.y(), by.z()) : found;
    double t = byAxis ? BoxFeatures.parameter(nearest, a, b, by.x(), by.y(), by.z()) : along;
    Vec3 onA = BoxFeatures.onA(nearest, local, local.to().plus(by), t);
    Rotation.Axes axes = a.orientation().axes();
    Vec3 pointA = a.center().plus(axes.apply(onA));
    Vec3 world = Choice.unit(axes.apply(normal));
    return new Separation3(distance, pointA, pointA.plus(distance, world), world);
  }

  /// {@return the features or the axis that give the normal}
  private static int normal(Box a, Box b) {
    if (Overlap3.test(a, b)) {
      return AXIS | BoxAxes.widest(a, b);
    }
    int nearest = BoxFeatures.nearest(a, b, 0, 0, 0);
    double t = BoxFeatures.parameter(nearest, a, b, 0, 0, 0);
    BoxAxes axes = BoxAxes.of(a, b);
    Vec3 out = BoxFeatures.out(nearest, axes, axes.to(), t);
    double distance = out.length();
    double size = axes.size();
    if (!(distance > ROUNDING * size)) {
      return AXIS | BoxAxes.widest(a, b);
    }
    double seen = axes.gap(out.times(1 / distance));
    if (distance - seen <= OVERHANG * size) {
      return nearest;
    }
    int widest = BoxAxes.widest(a, b);
    return axes.gap(axes.axis(widest)) > seen ? AXIS | WIDER | widest : nearest;
  }

  /// {@return the signed distance along an axis}
  private static double distance(int axis, Box a, Box b) {
    BoxAxes axes = BoxAxes.of(a, b);
    if ((axis & WIDER) == 0) {
      return Math.min(0, axes.gap(axes.axis(axis & INDEX)));
    }
    int nearest = BoxFeatures.nearest(a, b, 0, 0, 0);
    double t = BoxFeatures.parameter(nearest, a, b, 0, 0, 0);
    return BoxFeatures.out(nearest, axes, axes.to(), t).length();
  }
}
