package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A box and a triangle that overhang.
final class TriangleOverhang implements Overhung<Box, Triangle> {

  static final TriangleOverhang INSTANCE = new TriangleOverhang();

  private TriangleOverhang() {}

  @Override
  public int count() {
    return TriangleInBox.DIRECTIONS;
  }

  @Override
  public double off(int index, int feature, double along, double least, Box a, Triangle b) {
    TriangleInBox local = TriangleInBox.of(a, b);
    Vec3 way = local.way(feature);
    double apart = way.length();
    Vec3 normal = local.direction(index, way);
    double overhang = apart - local.gap(normal);
    Vec3 by = normal.times(-apart);
    return overhang < least ? Math.max(overhang, missed(by.x(), by.y(), by.z(), a, b)) : overhang;
  }

  private static double missed(double x, double y, double z, Box a, Triangle b) {
    int feature = TriangleInBox.nearest(a, b, x, y, z);
    return TriangleInBox.of(a, b).moved(new Vec3(x, y, z)).way(feature).length();
  }
}
