package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.core.SegmentPair;
import collisionbench.geometry.space.crossing.Crossing3.Lie;
import collisionbench.geometry.space.crossing.Crossing3.Maker;
import org.jspecify.annotations.Nullable;

/// A segment and a triangle: a point with the triangle's weights where the segment passes through
/// the plane, a stretch (or a point) where it lies in it.
final class SegmentTriangle {

  /// A stretch in the plane that is shorter than this part of the segment is rounding: a point.
  private static final double ROUNDING = 0x1p-46;

  /// A point that is no further off the triangle than this part of all lengths is in it.
  private static final double WITHIN = 0x1p-48;

  private SegmentTriangle() {}

  static <T extends @Nullable Object> T of(Segment segment, Triangle triangle, Maker<T> maker) {
    Heights heights = Heights.of(segment, triangle);
    int start = heights.sideOfStart(segment, triangle);
    int end = heights.sideOfEnd(segment, triangle);
    if (start != end) {
      double t = start == 0 ? 0 : end == 0 ? 1 : heights.crossing(segment, triangle);
      return point(segment, triangle, t, maker);
    }
    // Both on one side is what underflow made of both in the plane.
    return isThin(triangle)
        ? ThinTriangle.of(segment, triangle).made(maker)
        : inPlane(segment, triangle, maker);
  }

  private static boolean isThin(Triangle t) {
    return Orientation.collinear(t.a(), t.b(), t.c());
  }

  /// {@return how a segment lies to a triangle that it does not meet}
  static Lie lie(Segment s, Triangle t) {
    Heights heights = Heights.of(s, t);
    if (heights.differ()
        || Orientation.volume(t.a(), t.b(), t.a(), t.c(), s.start(), s.end()) != 0) {
      return Lie.APART;
    }
    if (isThin(t)) {
      return SegmentSegment.lie(s, ThinTriangle.longest(t));
    }
    if (heights.sideOfStart(s, t) == 0) {
      return Lie.COPLANAR;
    }
    return s.start().equals(s.end()) ? Lie.APART : Lie.PARALLEL;
  }

  /// From the first to the last of the points nearest to an edge that are in the triangle: where
  /// the segment crosses an edge is one of them, however thin the triangle is.
  private static <T extends @Nullable Object> T inPlane(
      Segment segment, Triangle triangle, Maker<T> maker) {
    if (segment.start().equals(segment.end())) {
      return point(segment, triangle, 0, maker);
    }
    double rounding = WITHIN * Scale.sum(segment, triangle);
    Stretch inside = Stretch.NONE;
    double nearest = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      double t = SegmentPair.nearestOnFirst(segment, triangle.edge(i));
      double squared = distanceSquared(segment, t, triangle);
      if (squared <= rounding * rounding) {
        inside = inside.hull(new Stretch(t, t));
      }
      nearest = squared < least ? t : nearest;
      least = Math.min(least, squared);
    }
    Stretch shared = inside.snapped(segment, triangle, nearest);
    return shared.exit() - shared.enter() > ROUNDING
        ? shared.on(segment, maker)
        : point(segment, triangle, shared.enter(), maker);
  }

  private static double distanceSquared(Segment segment, double t, Triangle triangle) {
    Vec3 point = Stretch.at(segment, t);
    return triangle.nearest(point).distanceSquared(point);
  }

  private static <T extends @Nullable Object> T point(
      Segment segment, Triangle triangle, double t, Maker<T> maker) {
    Vec3 point = Stretch.at(segment, t);
    Weights weights = Weights.byAreas(point, triangle);
    return weights.isClose(point, triangle)
        ? maker.pointOfTriangle(t, point.x(), point.y(), point.z(), weights.u(), weights.v())
        : sharpened(segment, triangle, t, maker);
  }

  private static <T extends @Nullable Object> T sharpened(
      Segment segment, Triangle triangle, double t, Maker<T> maker) {
    Vec3 point = Stretch.at(segment, t);
    Weights weights = Weights.of(point, triangle);
    return maker.pointOfTriangle(t, point.x(), point.y(), point.z(), weights.u(), weights.v());
  }
}
