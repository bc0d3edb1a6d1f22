package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A box and a triangle that overhang.
///
/// @param way from the nearest point of the box to that of the triangle
record TriangleOverhang(Vec3 way, TriangleInBox local, Box box, Triangle triangle)
    implements Overhung {

  /// {@return the number of the direction that is least off}
  ///
  /// @param feature of the nearest points
  static int leastOff(int feature, Box box, Triangle triangle) {
    TriangleInBox local = TriangleInBox.of(box, triangle);
    Vec3 way = local.way(feature);
    TriangleOverhang pair = new TriangleOverhang(way, local, box, triangle);
    return Overhung.leastOff(pair, way.length(), TriangleInBox.DIRECTIONS);
  }

  @Override
  public Vec3 normal(int index) {
    return local.direction(index, way);
  }

  @Override
  public double gap(Vec3 normal) {
    return local.gap(normal);
  }

  @Override
  public double missed(Vec3 normal, double apart) {
    Vec3 by = normal.times(-apart);
    int nearest = TriangleInBox.nearest(box, triangle, by.x(), by.y(), by.z());
    return local.moved(by).way(nearest).length();
  }
}
