package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;
import collisionbench.geometry.space.core.SegmentPair;
import collisionbench.geometry.space.crossing.Crossing3.Lie;
import java.util.OptionalDouble;

/// Two segments: a point with a parameter on each, or a common stretch of one line.
final class SegmentSegment {

  private SegmentSegment() {}

  static Crossing3 of(Segment a, Segment b) {
    return parallel(a, b) ? onOneLine(a, b) : point(SegmentPair.nearest(a, b));
  }

  private static Crossing3 onOneLine(Segment a, Segment b) {
    double start = a.parameterNearest(b.start());
    double end = a.parameterNearest(b.end());
    double enter = Math.min(start, end);
    double exit = Math.max(start, end);
    if (enter == exit) {
      return point(SegmentPair.nearest(a, b));
    }
    return new Crossing3.Overlap(enter, exit, Stretch.at(a, enter), Stretch.at(a, exit));
  }

  private static Crossing3 point(SegmentPair nearest) {
    Vec3 point = nearest.pointA();
    return new Crossing3.Point(
        nearest.s(), point, OptionalDouble.of(nearest.t()), OptionalDouble.empty());
  }

  /// {@return how two segments that do not meet lie}
  static Lie lie(Segment a, Segment b) {
    boolean onOneLine =
        Orientation.collinear(a.start(), a.end(), b.start())
            && Orientation.collinear(a.start(), a.end(), b.end())
            && Orientation.collinear(b.start(), b.end(), a.start());
    boolean points = isPoint(a) && isPoint(b);
    if (onOneLine && !points) {
      return Lie.COPLANAR;
    }
    return parallel(a, b) && !isPoint(a) && !isPoint(b) ? Lie.PARALLEL : Lie.APART;
  }

  private static boolean parallel(Segment a, Segment b) {
    return Orientation.parallel(a.start(), a.end(), b.start(), b.end());
  }

  private static boolean isPoint(Segment a) {
    return a.start().equals(a.end());
  }
}
