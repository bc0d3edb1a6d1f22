package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;

/// Two boxes that overhang, in A's frame. Their directions are the axes, and after those the way
/// squared up to an edge of A along x, y or z, or of B along its own.
///
/// @param way from the nearest point of A to that of B
/// @param axes of `a` and `b`
record BoxOverhang(Vec3 way, Box a, Box b, BoxAxes axes) implements Overhung {

  /// {@return the number of the direction that is least off}
  ///
  /// @param pair the nearest features
  /// @param along how far along an edge
  static int leastOff(int pair, double along, Box a, Box b) {
    BoxAxes axes = BoxAxes.of(a, b);
    Vec3 way = BoxFeatures.out(pair, axes, along);
    BoxOverhang boxes = new BoxOverhang(way, a, b, axes);
    return Overhung.leastOff(boxes, way.length(), BoxAxes.COUNT + 6);
  }

  /// {@return an axis, or the way squared up to an edge, or as it is; unit}
  static Vec3 direction(int index, Vec3 way, BoxAxes axes) {
    int edge = index == Square.WAY ? Square.NONE : index - BoxAxes.COUNT;
    Vec3 along = Pick.of(edge == 3, axes.x(), Pick.of(edge == 4, axes.y(), axes.z()));
    Vec3 square = Square.to(edge, along, way);
    return Choice.unit(Pick.of(index < BoxAxes.COUNT, axes.toB(index), square));
  }

  @Override
  public Vec3 normal(int index) {
    return direction(index, way, axes);
  }

  @Override
  public double gap(Vec3 normal) {
    return axes.gap(normal);
  }

  @Override
  public double missed(Vec3 normal, double apart) {
    Vec3 by = normal.times(-apart);
    int nearest = BoxFeatures.nearest(a, b, by.x(), by.y(), by.z());
    double t = BoxFeatures.parameter(nearest, a, b, by.x(), by.y(), by.z());
    return BoxFeatures.out(nearest, axes.moved(by), t).length();
  }
}
