package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;

/// Two boxes that overhang, in A's frame. Their directions are the axes, and after those the way
/// squared up to an edge of A along x, y or z, or of B along its own.
final class BoxOverhang implements Overhung<Box, Box> {

  static final BoxOverhang INSTANCE = new BoxOverhang();

  private BoxOverhang() {}

  /// {@return an axis, or the way squared up to an edge, or as it is; unit}
  static Vec3 direction(int index, Vec3 way, BoxAxes axes) {
    int edge = index == Square.WAY ? Square.NONE : index - BoxAxes.COUNT;
    Vec3 along = Pick.of(edge == 3, axes.x(), Pick.of(edge == 4, axes.y(), axes.z()));
    Vec3 square = Square.to(edge, along, way);
    return Choice.unit(Pick.of(index < BoxAxes.COUNT, axes.toB(index), square));
  }

  @Override
  public int count() {
    return BoxAxes.COUNT + 6;
  }

  @Override
  public double off(int index, int pair, double along, double least, Box a, Box b) {
    BoxAxes axes = BoxAxes.of(a, b);
    Vec3 way = BoxFeatures.out(pair, axes, along);
    double apart = way.length();
    Vec3 normal = direction(index, way, axes);
    double overhang = apart - axes.gap(normal);
    Vec3 by = normal.times(-apart);
    return overhang < least ? Math.max(overhang, missed(by.x(), by.y(), by.z(), a, b)) : overhang;
  }

  private static double missed(double x, double y, double z, Box a, Box b) {
    int pair = BoxFeatures.nearest(a, b, x, y, z);
    double along = BoxFeatures.parameter(pair, a, b, x, y, z);
    return BoxFeatures.out(pair, BoxAxes.of(a, b).moved(new Vec3(x, y, z)), along).length();
  }
}
