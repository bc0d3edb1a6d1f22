package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// A solid box and a triangle, in the box's frame.
///
/// Apart, their nearest points; the normal is the way between them, or the direction that is least
/// off where they overhang the gap that it sees (`TriangleOverhang`). Touching, the separating axis
/// that sees most (`TriangleInBox`).
final class BoxTriangle {

  /// What rounding may make of a distance of zero, relative to all lengths.
  private static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to all lengths.
  private static final double OVERHANG = 0x1p-50;

  private BoxTriangle() {}

  static <T extends @Nullable Object> T between(
      Box a, Triangle b, boolean swapped, Maker<T> maker) {
    TriangleInBox local = TriangleInBox.of(a, b, Vec3.ZERO);
    boolean touch = Overlap3.test(a, b);
    int feature = touch ? 0 : TriangleInBox.nearest(a, b, 0, 0, 0);
    double along = local.parameter(feature);
    Vec3 out = local.out(feature, along);
    double apart = out.length();
    double size = local.size();
    boolean byAxis = touch || !(apart > ROUNDING * size);
    int axis = byAxis ? TriangleInBox.widest(a, b) : 0;
    Vec3 normal = Choice.unit(Pick.of(byAxis, local.axis(axis), out));
    double gap = local.gap(normal);
    if (!byAxis && apart - gap > OVERHANG * size) {
      return overhung(feature, along, a, b, swapped, maker);
    }
    double distance = byAxis ? Math.min(0, gap) : apart;
    // Along an axis the witnesses are where they touch after the triangle has moved by the
    // distance.
    Vec3 by = normal.times(byAxis ? -distance : 0);
    int nearest = byAxis ? TriangleInBox.nearest(a, b, by.x(), by.y(), by.z()) : feature;
    TriangleInBox there = TriangleInBox.of(a, b, by);
    Vec3 onA = there.onBox(nearest, there.parameter(nearest));
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

  /// Where they overhang the gap of their nearest features: along another direction, with the
  /// witnesses as along an axis, unless the way is the least off.
  private static <T extends @Nullable Object> T overhung(
      int feature, double along, Box a, Triangle b, boolean swapped, Maker<T> maker) {
    TriangleInBox local = TriangleInBox.of(a, b, Vec3.ZERO);
    Vec3 way = local.out(feature, along);
    double distance = way.length();
    TriangleOverhang pair = new TriangleOverhang(way, local, a, b);
    int direction = pair.leastOff();
    boolean byWay = direction == Square.WAY;
    Vec3 normal = pair.normal(direction);
    Vec3 by = normal.times(byWay ? 0 : -distance);
    int nearest = byWay ? feature : TriangleInBox.nearest(a, b, by.x(), by.y(), by.z());
    TriangleInBox there = TriangleInBox.of(a, b, by);
    Vec3 onA = there.onBox(nearest, there.parameter(nearest));
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
