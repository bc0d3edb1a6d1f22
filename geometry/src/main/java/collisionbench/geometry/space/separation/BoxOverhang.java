package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;

/// Two boxes that overhang, in A's frame. Their directions are the axes, and after those the way
/// squared up to an edge of A along x, y or z, or of B along its own.
///
/// @param way from the nearest point of A to that of B
/// @param axes of `a` and `b`
record BoxOverhang(Vec3 way, Box a, Box b, BoxAxes axes) implements Overhung {

  /// {@return the direction that is least off}
  static Vec3 normal(Vec3 way, Box a, Box b) {
    BoxOverhang boxes = new BoxOverhang(way, a, b, BoxAxes.of(a, b));
    return boxes.normal(Overhung.leastOff(boxes, way.length(), BoxAxes.COUNT + 6));
  }

  @Override
  public Vec3 normal(int index) {
    if (index < BoxAxes.COUNT) {
      return axes.axis(index);
    }
    int edge = index == Square.WAY ? Square.NONE : index - BoxAxes.COUNT;
    Vec3 along = edge == 3 ? axes.x() : edge == 4 ? axes.y() : axes.z();
    return Choice.unit(Square.to(edge, along, way));
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
