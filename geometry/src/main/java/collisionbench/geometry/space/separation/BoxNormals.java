package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Those of two boxes, in A's frame: the way, the axes, and the way squared up to the edges of A
/// along x, y and z and of B along its own.
///
/// @param way from the nearest point of A to that of B
record BoxNormals(BoxAxes axes, Vec3 way) implements Normals {

  @Override
  public double apart() {
    return way.length();
  }

  @Override
  public int count() {
    return BoxAxes.COUNT + 6;
  }

  @Override
  public Vec3 of(int index) {
    if (index == WAY) {
      return Direction.unit(way);
    }
    if (index < BoxAxes.COUNT) {
      return axes.axis(index);
    }
    int edge = index - BoxAxes.COUNT;
    return Normals.squaredUp(way, edge, edge == 3 ? axes.x() : edge == 4 ? axes.y() : axes.z());
  }

  @Override
  public double gap(Vec3 normal) {
    return axes.gap(normal);
  }

  @Override
  public double missed(Vec3 normal) {
    return axes.moved(normal.times(-apart())).nearest().way().length();
  }
}
