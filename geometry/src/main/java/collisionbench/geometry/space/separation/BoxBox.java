package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.overlap.Overlap3;

/// Two solid boxes. Apart, their nearest points (`BoxGap`); the normal is the way between them, or
/// a separating axis where that sees more of the gap. Touching, the separating axis that sees most
/// (`BoxAxes`).
final class BoxBox {

  /// What rounding may make of a distance of zero, relative to all lengths.
  private static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to all lengths.
  private static final double OVERHANG = 0x1p-50;

  private BoxBox() {}

  static Separation3 between(Box a, Box b) {
    boolean touching = Overlap3.test(a, b);
    return Order.compare(a, b) <= 0 ? ordered(a, b, touching) : ordered(b, a, touching).swapped();
  }

  private static Separation3 ordered(Box a, Box b, boolean touching) {
    Rotation.Axes axesA = a.orientation().axes();
    Rotation.Axes axesB = b.orientation().axes();
    Vec3 to = axesA.undo(b.center().minus(a.center()));
    Vec3 x = axesA.undo(axesB.x());
    Vec3 y = axesA.undo(axesB.y());
    Vec3 z = axesA.undo(axesB.z());
    BoxAxes axes = new BoxAxes(to, a.halfExtents(), b.halfExtents(), x, y, z);
    double size =
        to.sumOfMagnitudes()
            + a.halfExtents().sumOfMagnitudes()
            + b.halfExtents().sumOfMagnitudes();
    return touching ? touching(a, axesA, axes, size) : apart(a, axesA, axes, size);
  }

  private static Separation3 apart(Box a, Rotation.Axes axesA, BoxAxes axes, double size) {
    BoxGap gap = axes.nearest(axes.to(), ROUNDING * size);
    double distance = gap.out().length();
    if (!(distance > ROUNDING * size)) {
      return touching(a, axesA, axes, size);
    }
    Vec3 normal = gap.out().times(1 / distance);
    double seen = axes.gap(normal);
    if (distance - seen > OVERHANG * size) {
      return along(axes.orWider(normal, seen), distance, a, axesA, axes, size);
    }
    return at(a.center().plus(axesA.apply(gap.onA())), distance, axesA.apply(normal).unit());
  }

  private static Separation3 touching(Box a, Rotation.Axes axesA, BoxAxes axes, double size) {
    Vec3 normal = axes.axis(axes.widest());
    return along(normal, Math.min(0, axes.gap(normal)), a, axesA, axes, size);
  }

  /// The separation along a normal: the witnesses are where the boxes touch after B has moved by
  /// the distance towards A.
  private static Separation3 along(
      Vec3 normal, double distance, Box a, Rotation.Axes axesA, BoxAxes axes, double size) {
    Vec3 onA = axes.nearest(axes.to().plus(-distance, normal), ROUNDING * size).onA();
    return at(a.center().plus(axesA.apply(onA)), distance, axesA.apply(normal).unit());
  }

  private static Separation3 at(Vec3 pointA, double distance, Vec3 normal) {
    return new Separation3(distance, pointA, pointA.plus(distance, normal), normal);
  }
}
