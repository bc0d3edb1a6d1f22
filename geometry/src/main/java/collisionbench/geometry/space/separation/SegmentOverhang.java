package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// A segment or capsule and a box that overhang: its axis does.
final class SegmentOverhang implements Overhung<Shape3, Box> {

  static final SegmentOverhang INSTANCE = new SegmentOverhang();

  private SegmentOverhang() {}

  @Override
  public int count() {
    return SegmentInBox.DIRECTIONS;
  }

  @Override
  public double off(int index, int pair, double nearest, double least, Shape3 a, Box b) {
    SegmentInBox local = SegmentInBox.of(a, b);
    Vec3 way = local.way(nearest);
    double apart = way.length();
    Vec3 normal = local.direction(index, way);
    double overhang = apart - local.gap(normal);
    Vec3 by = normal.times(apart);
    return overhang < least ? Math.max(overhang, missed(by.x(), by.y(), by.z(), a, b)) : overhang;
  }

  private static double missed(double x, double y, double z, Shape3 a, Box b) {
    double nearest = SegmentInBox.nearest(a, b, x, y, z);
    return SegmentInBox.of(a, b).moved(new Vec3(x, y, z)).way(nearest).length();
  }
}
