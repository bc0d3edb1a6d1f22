package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Those of a segment and a box: the way, the axes, and the way squared up to the box's edges along
/// x, y and z and to the segment.
///
/// @param way from the nearest point of the segment to that of the box
record SegmentNormals(SegmentInBox local, Vec3 way) implements Normals {

  @Override
  public double apart() {
    return way.length();
  }

  @Override
  public int count() {
    return SegmentInBox.AXES + 4;
  }

  @Override
  public Vec3 of(int index) {
    if (index == WAY) {
      return Direction.unit(way);
    }
    return index < SegmentInBox.AXES
        ? Direction.unit(local.axis(index))
        : Normals.squaredUp(way, index - SegmentInBox.AXES, local.along());
  }

  @Override
  public double gap(Vec3 normal) {
    return local.gap(normal);
  }

  @Override
  public double missed(Vec3 normal) {
    SegmentInBox there = local.moved(normal.times(apart()));
    return there.way(there.nearest()).length();
  }
}
