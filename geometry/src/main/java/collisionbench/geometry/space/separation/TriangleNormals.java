package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Those of a box and a triangle, in the box's frame: the way, the axes, and the way squared up to
/// the box's edges along x, y and z and to those of the triangle.
///
/// @param way from the nearest point of the box to that of the triangle
record TriangleNormals(TriangleInBox local, Vec3 way) implements Normals {

  @Override
  public double apart() {
    return way.length();
  }

  @Override
  public int count() {
    return TriangleInBox.AXES + 6;
  }

  @Override
  public Vec3 of(int index) {
    if (index == WAY) {
      return Direction.unit(way);
    }
    if (index < TriangleInBox.AXES) {
      return local.axis(index);
    }
    int edge = index - TriangleInBox.AXES;
    return Normals.squaredUp(way, edge, local.along(edge % 3));
  }

  @Override
  public double gap(Vec3 normal) {
    return local.gap(normal);
  }

  @Override
  public double missed(Vec3 normal) {
    return local.moved(normal.times(-apart())).nearest().way().length();
  }
}
