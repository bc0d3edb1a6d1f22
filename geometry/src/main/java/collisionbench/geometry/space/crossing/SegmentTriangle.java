package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;
import collisionbench.geometry.space.crossing.Crossing3.Lie;
import java.util.OptionalDouble;

/// A segment and a triangle: a point with the triangle's weights where the segment passes through
/// the plane, a stretch (or a point) where it lies in it.
final class SegmentTriangle {

  /// A stretch in the plane that is shorter than this part of the segment is rounding: a point.
  private static final double ROUNDING = 0x1p-46;

  private SegmentTriangle() {}

  static Crossing3 of(Segment segment, Triangle triangle) {
    Heights heights = Heights.of(segment, triangle);
    int start = heights.sideOfStart(segment, triangle);
    int end = heights.sideOfEnd(segment, triangle);
    if (start != 0 || end != 0) {
      double t = start == 0 ? 0 : end == 0 ? 1 : passage(heights, segment, triangle);
      return point(segment, triangle, t);
    }
    return isThin(triangle) ? ThinTriangle.of(segment, triangle) : inPlane(segment, triangle);
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

  /// A segment that hardly leaves the plane says little of where it passes; its shadow says more.
  private static double passage(Heights heights, Segment segment, Triangle triangle) {
    double t = heights.crossing();
    if (heights.areSteep()) {
      return t;
    }
    Stretch shadow = shadow(segment, triangle);
    double low = Math.min(shadow.enter(), shadow.exit());
    double high = Math.max(shadow.enter(), shadow.exit());
    return Math.max(0, Math.min(1, Math.max(low, Math.min(high, t))));
  }

  private static Crossing3 inPlane(Segment segment, Triangle triangle) {
    if (segment.start().equals(segment.end())) {
      return point(segment, triangle, 0);
    }
    Stretch inside = shadow(segment, triangle);
    double nearest = Math.clamp((inside.enter() + inside.exit()) / 2, 0, 1);
    Stretch shared = inside.snapped(segment, triangle, nearest);
    return shared.exit() - shared.enter() > ROUNDING
        ? shared.on(segment)
        : point(segment, triangle, shared.enter());
  }

  /// {@return where the line of a segment that meets the triangle is within it, seen along its
  /// normal}
  private static Stretch shadow(Segment segment, Triangle triangle) {
    Vec3 n = triangle.normal();
    Stretch inside = Stretch.LINE;
    for (int i = 0; i < 3; i++) {
      Segment edge = triangle.edge(i);
      Vec3 inwards = n.cross(edge.end().minus(edge.start()));
      double from = segment.start().minus(edge.start()).dot(inwards);
      double along = segment.end().minus(segment.start()).dot(inwards);
      // Alongside an edge the segment is inside of it, for they meet.
      if (along != 0) {
        inside = inside.and(Stretch.above(from, along));
      }
    }
    return inside;
  }

  /// The weights of corners b and c, as parts of the area; kept within the triangle.
  private static Crossing3 point(Segment segment, Triangle triangle, double t) {
    Vec3 point = Stretch.at(segment, t);
    Vec3 toB = triangle.b().minus(triangle.a());
    Vec3 toC = triangle.c().minus(triangle.a());
    Vec3 to = point.minus(triangle.a());
    Vec3 n = toB.cross(toC);
    double whole = n.lengthSquared();
    double u = whole > 0 ? Math.clamp(to.cross(toC).dot(n) / whole, 0, 1) : 0;
    double v = whole > 0 ? Math.clamp(toB.cross(to).dot(n) / whole, 0, 1 - u) : 0;
    return new Crossing3.Point(t, point, OptionalDouble.of(u), OptionalDouble.of(v));
  }
}
