package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;
import collisionbench.geometry.space.core.SegmentPair;
import collisionbench.geometry.space.crossing.Crossing3.Lie;
import collisionbench.geometry.space.crossing.Crossing3.Maker;
import org.jspecify.annotations.Nullable;

/// Two segments: a point with a parameter on each, or a common stretch of one line.
final class SegmentSegment {

  private SegmentSegment() {}

  static <T extends @Nullable Object> T of(Segment a, Segment b, Maker<T> maker) {
    double start = a.parameterNearest(b.start());
    double end = a.parameterNearest(b.end());
    return start != end && parallel(a, b)
        ? overlap(a, Math.min(start, end), Math.max(start, end), maker)
        : point(a, b, maker);
  }

  private static <T extends @Nullable Object> T overlap(
      Segment a, double enter, double exit, Maker<T> maker) {
    Vec3 first = Stretch.at(a, enter);
    Vec3 last = Stretch.at(a, exit);
    return maker.overlap(
        enter, exit, first.x(), first.y(), first.z(), last.x(), last.y(), last.z());
  }

  private static <T extends @Nullable Object> T point(Segment a, Segment b, Maker<T> maker) {
    int nearest = SegmentPair.nearest(a, b);
    double t = SegmentPair.onFirst(a, b, nearest);
    double u = SegmentPair.onSecond(a, b, nearest);
    Vec3 point = a.at(t);
    return maker.pointOfSegment(t, point.x(), point.y(), point.z(), u);
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
