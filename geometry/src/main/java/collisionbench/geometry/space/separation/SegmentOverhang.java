package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;

/// A segment and a box that overhang.
///
/// @param way from the nearest point of the segment to that of the box
record SegmentOverhang(Vec3 way, SegmentInBox local) implements Overhung {

  /// {@return the number of the direction that is least off}
  ///
  /// @param nearest the parameter of the point nearest to the box
  static int leastOff(double nearest, Vec3 start, Vec3 end, Box b) {
    SegmentInBox local = SegmentInBox.of(start, end, b);
    Vec3 way = local.way(nearest);
    SegmentOverhang pair = new SegmentOverhang(way, local);
    return Overhung.leastOff(pair, way.length(), SegmentInBox.DIRECTIONS);
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
    SegmentInBox there = local.moved(normal.times(apart));
    return there.way(there.nearest()).length();
  }
}
