package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;

/// A solid box and a triangle, in the box's frame.
///
/// Apart, their nearest points; the normal is the way between them, or the direction that is least
/// off where they overhang the gap that it sees (`TriangleOverhang`). Touching, the separating axis
/// that sees most (`TriangleInBox`).
final class BoxTriangle {

  /// Set where an axis gives the normal and the distance, and not the nearest features.
  private static final int TOUCHING = 32;

  /// The nearest features are found times this, plus the direction that gives the normal.
  private static final int FEATURE = 64;

  private static final int DIRECTION = 31;

  /// What rounding may make of a distance of zero, relative to all lengths.
  private static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to all lengths.
  private static final double OVERHANG = 0x1p-50;

  private BoxTriangle() {}

  static Separation3 between(Box a, Triangle b) {
    int found = normal(a, b);
    boolean touching = (found & TOUCHING) != 0;
    int feature = found / FEATURE;
    boolean byWay = (found & (TOUCHING | DIRECTION)) == Square.WAY;
    double along = touching ? 0 : TriangleInBox.parameter(feature, a, b, 0, 0, 0);
    TriangleInBox local = TriangleInBox.of(a, b, Vec3.ZERO);
    Vec3 out = local.out(feature, along);
    Vec3 normal = Choice.unit(local.direction(found & DIRECTION, out));
    double distance = touching ? Math.min(0, local.gap(normal)) : out.length();
    // Along another direction than the way the witnesses are where they touch after the triangle
    // has moved by the distance.
    Vec3 by = normal.times(byWay ? 0 : -distance);
    int nearest = byWay ? feature : TriangleInBox.nearest(a, b, by.x(), by.y(), by.z());
    double t = byWay ? along : TriangleInBox.parameter(nearest, a, b, by.x(), by.y(), by.z());
    Vec3 onA = TriangleInBox.of(a, b, by).onBox(nearest, t);
    Rotation turn = a.orientation();
    Vec3 pointA = a.center().plus(turn.apply(onA));
    Vec3 world = Choice.unit(turn.apply(normal));
    return new Separation3(distance, pointA, pointA.plus(distance, world), world);
  }

  /// {@return the direction that gives the normal, with [#TOUCHING] or the nearest features}
  private static int normal(Box a, Triangle b) {
    if (Overlap3.test(a, b)) {
      return TOUCHING | TriangleInBox.widest(a, b);
    }
    int nearest = TriangleInBox.nearest(a, b, 0, 0, 0);
    double t = TriangleInBox.parameter(nearest, a, b, 0, 0, 0);
    TriangleInBox local = TriangleInBox.of(a, b, Vec3.ZERO);
    Vec3 out = local.out(nearest, t);
    double distance = out.length();
    double size = local.size();
    if (!(distance > ROUNDING * size)) {
      return TOUCHING | TriangleInBox.widest(a, b);
    }
    boolean overhangs = distance - local.gap(Choice.unit(out)) > OVERHANG * size;
    return FEATURE * nearest
        | (overhangs ? TriangleOverhang.direction(a, b, nearest, t) : Square.WAY);
  }
}
