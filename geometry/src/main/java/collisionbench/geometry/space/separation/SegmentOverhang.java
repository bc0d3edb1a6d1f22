package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A segment and a box that overhang.
///
/// @param way from the nearest point of the segment to that of the box
record SegmentOverhang(Vec3 way, SegmentBoxAxes axes) implements Overhung {

  /// {@return the direction that is least off, as its number in `SegmentBoxAxes`}
  ///
  /// @param nearest the parameter of the point nearest to the box
  static int direction(Vec3 start, Vec3 end, Box b, double nearest) {
    SegmentBoxAxes axes = SegmentBoxAxes.of(start, end, b);
    Vec3 point = axes.start().plus(nearest, axes.along());
    Vec3 way = SegmentToBox.excess(point, axes.half()).negated();
    SegmentOverhang pair = new SegmentOverhang(way, axes);
    return Overhung.leastOff(pair, way.length(), SegmentBoxAxes.DIRECTIONS);
  }

  @Override
  public Vec3 normal(int index) {
    return Choice.unit(SegmentBoxAxes.direction(index, axes.along(), way));
  }

  @Override
  public double gap(Vec3 normal) {
    return axes.gap(normal);
  }

  @Override
  public double missed(Vec3 normal, double apart) {
    Vec3 there = axes.start().plus(normal.times(apart));
    double t = SegmentToBox.parameterNearest(there, axes.along(), axes.half());
    return SegmentToBox.excess(there.plus(t, axes.along()), axes.half()).length();
  }
}
