package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;

/// A solid box and a triangle, in the box's frame.
///
/// Apart, their nearest points; the normal is the way between them, or a separating axis where that
/// sees more of the gap. Touching, the separating axis that sees most (`TriangleInBox`).
final class BoxTriangle {

  /// Set where an axis gives the normal and not the nearest features.
  private static final int AXIS = 32;

  /// Set where the two are apart, and the axis sees more of the gap than the way between them.
  private static final int WIDER = 64;

  private static final int INDEX = 31;

  /// What rounding may make of a distance of zero, relative to all lengths.
  private static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to all lengths.
  private static final double OVERHANG = 0x1p-50;

  private BoxTriangle() {}

  static Separation3 between(Box a, Triangle b) {
    int found = normal(a, b);
    boolean byAxis = (found & AXIS) != 0;
    double along = byAxis ? 0 : TriangleInBox.parameter(found, a, b, 0, 0, 0);
    TriangleInBox local = TriangleInBox.of(a, b, Vec3.ZERO);
    Vec3 out = local.out(found, along);
    Vec3 normal = Choice.unit(Choice.of(byAxis, local.axis(found & INDEX), out));
    double distance = byAxis ? distance(found, a, b) : out.length();
    // Along an axis the witnesses are where they touch after the triangle has moved by the
    // distance.
    Vec3 by = normal.times(byAxis ? -distance : 0);
    int nearest = byAxis ? TriangleInBox.nearest(a, b, by.x(), by.y(), by.z()) : found;
    double t = byAxis ? TriangleInBox.parameter(nearest, a, b, by.x(), by.y(), by.z()) : along;
    Vec3 onA = TriangleInBox.of(a, b, by).onBox(nearest, t);
    Rotation turn = a.orientation();
    Vec3 pointA = a.center().plus(turn.apply(onA));
    Vec3 world = Choice.unit(turn.apply(normal));
    return new Separation3(distance, pointA, pointA.plus(distance, world), world);
  }

  /// {@return the features or the axis that give the normal}
  private static int normal(Box a, Triangle b) {
    if (Overlap3.test(a, b)) {
      return AXIS | TriangleInBox.widest(a, b);
    }
    int nearest = TriangleInBox.nearest(a, b, 0, 0, 0);
    double t = TriangleInBox.parameter(nearest, a, b, 0, 0, 0);
    TriangleInBox local = TriangleInBox.of(a, b, Vec3.ZERO);
    Vec3 out = local.out(nearest, t);
    double distance = out.length();
    double size = local.size();
    if (!(distance > ROUNDING * size)) {
      return AXIS | TriangleInBox.widest(a, b);
    }
    double seen = local.gap(Choice.unit(out));
    if (distance - seen <= OVERHANG * size) {
      return nearest;
    }
    int widest = TriangleInBox.widest(a, b);
    return local.gap(Choice.unit(local.axis(widest))) > seen ? AXIS | WIDER | widest : nearest;
  }

  /// {@return the signed distance along an axis}
  private static double distance(int axis, Box a, Triangle b) {
    TriangleInBox local = TriangleInBox.of(a, b, Vec3.ZERO);
    if ((axis & WIDER) == 0) {
      return Math.min(0, local.gap(Choice.unit(local.axis(axis & INDEX))));
    }
    int nearest = TriangleInBox.nearest(a, b, 0, 0, 0);
    return local.out(nearest, TriangleInBox.parameter(nearest, a, b, 0, 0, 0)).length();
  }
}
