package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Quadratic;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.OptionalDouble;

/// A segment that passes through a triangle's plane, with the weights of the triangle's corners
/// (barycentric coordinates `1 - u - v`, `u`, `v`): it is inside if none is negative. Exact numbers
/// answer where it hardly leaves the plane or passes all but through an edge, and where the
/// triangle is a sliver or small beside the segment.
final class TriangleCrossing {

  /// How far rounding may move the point, but for what the parameter is off by, and how far from it
  /// its weights may lead, as a part of all lengths.
  private static final double CLOSE = 0x1p-48;

  /// The margin of a weight from where on it may be off by more than `1e-12`: a flat way, or a long
  /// one to a small triangle.
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
    // What the parameter is off by, the point is off by along the segment. That changes a weight by
    // as much times the length of an edge by twice the area.
    double edges = Clip.size(toB) + Clip.size(toC);
    double size = Clip.size(from) + Clip.size(to) + edges;
    double off = height.error() / Math.abs(height.atStart() - height.atEnd());
    double margin = (off + CLOSE) * size * edges / Math.sqrt(squared);
    double least = Math.min(Math.min(u, v), 1 - u - v);
    double missed = delta.minus(toB.times(u)).minus(toC.times(v)).largest();
    if (!(missed <= CLOSE * size && margin < WIDE && Math.abs(least) > margin)) {
      return Overlap3.test(segment, triangle)
          ? ExactTriangle.of(segment, triangle)
          : new Crossing3.None();
    }
    return least > 0 ? point(segment, t, u, v) : new Crossing3.None();
  }

  static Crossing3 point(Segment segment, double t, double u, double v) {
    return new Crossing3.Point(t, Clip.at(segment, t), OptionalDouble.of(u), OptionalDouble.of(v));
  }
}
