package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// The normal of a segment and a box that overhang the gap which the way between their nearest
/// points sees (`Square`).
final class SegmentOverhang {

  private SegmentOverhang() {}

  /// {@return the direction that is least off, as its number in `SegmentBoxAxes`}
  ///
  /// @param nearest the parameter of the point nearest to the box
  static int direction(Vec3 start, Vec3 end, Box b, double nearest) {
    SegmentBoxAxes local = SegmentBoxAxes.of(start, end, b);
    Vec3 along = local.along();
    Vec3 way = SegmentToBox.excess(local.start().plus(nearest, along), local.half()).negated();
    double apart = way.length();
    int best = SegmentBoxAxes.WAY;
    double least = apart - local.gap(Choice.unit(way));
    for (int i = 0; i < SegmentBoxAxes.DIRECTIONS; i++) {
      Vec3 normal = Choice.unit(SegmentBoxAxes.direction(i, along, way));
      double overhang = apart - local.gap(normal);
      double off =
          overhang < least ? Math.max(overhang, missed(normal.times(apart), local)) : least;
      best = off < least ? i : best;
      least = off < least ? off : least;
    }
    return best;
  }

  /// {@return how far apart they still are, or are again, after the segment has moved by `by`}
  private static double missed(Vec3 by, SegmentBoxAxes axes) {
    Vec3 there = axes.start().plus(by);
    double t = SegmentToBox.parameterNearest(there, axes.along(), axes.half());
    return SegmentToBox.excess(there.plus(t, axes.along()), axes.half()).length();
  }
}
