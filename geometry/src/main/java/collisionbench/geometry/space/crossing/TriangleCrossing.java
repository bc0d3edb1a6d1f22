package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Quadratic;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.OptionalDouble;

/// A segment that passes through a triangle's plane, with the weights of the triangle's corners
/// (barycentric coordinates `1 - u - v`, `u`, `v`): it is inside if none is negative. Uses
/// double-double arithmetic if the segment is close to the plane or to an edge, and if the triangle
/// is a sliver or small relative to the segment; if that leaves anything open, exact arithmetic.
final class TriangleCrossing {

  /// The rounding error of the point, without that of the parameter, and the most its weights may
  /// miss it by, relative to all lengths.
  private static final double CLOSE = 0x1p-48;

  /// The margin of a weight above which its error may exceed `1e-12`: a flat crossing, or a long
  /// segment and a small triangle.
  private static final double WIDE = 0x1p-40;

  private TriangleCrossing() {}

  static Crossing3 of(Segment segment, Triangle triangle) {
    Vec3 toB = triangle.b().minus(triangle.a());
    Vec3 toC = triangle.c().minus(triangle.a());
    Vec3 from = segment.start().minus(triangle.a());
    Vec3 to = segment.end().minus(triangle.a());
    Quadratic height = Clip.height(segment, triangle);
    if (height.isPositive() || height.isNegative()) {
      return new Crossing3.None();
    }
    double t = height.crossing();
    Vec3 delta = from.towards(to, t);
    Vec3 normal = toB.cross(toC);
    double squared = normal.lengthSquared();
    double u = delta.cross(toC).dot(normal) / squared;
    double v = toB.cross(delta).dot(normal) / squared;
    // The error of the parameter moves the point along the segment. It changes a weight by that
    // times the length of an edge over twice the area.
    double edges = Clip.size(toB) + Clip.size(toC);
    double size = Clip.size(from) + Clip.size(to) + edges;
    double off = height.error() / Math.abs(height.atStart() - height.atEnd());
    double margin = (off + CLOSE) * size * edges / Math.sqrt(squared);
    double least = Math.min(Math.min(u, v), 1 - u - v);
    double missed = delta.minus(toB.times(u)).minus(toC.times(v)).largest();
    if (!(missed <= CLOSE * size && margin < WIDE && Math.abs(least) > margin)) {
      return PreciseTriangle.of(segment, triangle).orElseGet(() -> exact(segment, triangle));
    }
    return least > 0 ? point(segment, t, u, v) : new Crossing3.None();
  }

  private static Crossing3 exact(Segment segment, Triangle triangle) {
    return Overlap3.test(segment, triangle)
        ? ExactTriangle.of(segment, triangle)
        : new Crossing3.None();
  }

  static Crossing3 point(Segment segment, double t, double u, double v) {
    return new Crossing3.Point(t, Clip.at(segment, t), OptionalDouble.of(u), OptionalDouble.of(v));
  }
}
