package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.DistanceProof;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.search.SegmentSegment;
import java.util.Optional;

/// The separation of a thick segment and a triangle in closed form: if the end nearer to the plane
/// is above the face, there; otherwise beside the nearest edge.
///
/// @param lower the end nearer to the plane
/// @param other the other end
/// @param face the triangle
record SegmentTriangle(Vec3 lower, Vec3 other, Triangle face) {

  private static SegmentTriangle of(Vec3 start, Vec3 end, Triangle face) {
    Vec3 normal = face.normal();
    double ofStart = Math.abs(normal.dot(start.minus(face.a())));
    double ofEnd = Math.abs(normal.dot(end.minus(face.a())));
    boolean isStart = ofStart <= ofEnd;
    return new SegmentTriangle(isStart ? start : end, isStart ? end : start, face);
  }

  /// {@return the distance; NaN if it is not proved}
  static double distance(Shape3 a, Triangle face) {
    Vec3 start = ThickSegments.start(a);
    Vec3 end = ThickSegments.end(a);
    double above = of(start, end, face).above(Core.radius(a));
    if (!Double.isNaN(above)) {
      return above;
    }
    int edge = nearestEdge(start, end, face);
    Segment b = face.edge(edge);
    return ThickSegments.distance(a, b.start(), b.end(), face.edge((edge + 1) % 3).end(), 0);
  }

  /// {@return the separation; empty if it is not proved}
  static Optional<Separation3> separation(Shape3 a, Triangle face) {
    Vec3 start = ThickSegments.start(a);
    Vec3 end = ThickSegments.end(a);
    double radius = Core.radius(a);
    SegmentTriangle pair = of(start, end, face);
    double above = pair.above(radius);
    if (!Double.isNaN(above)) {
      Vec3 down = pair.down().unit();
      Vec3 foot = pair.lower.plus(above + radius, down);
      return GapProof.separation(above, down, pair.lower, radius, foot, 0);
    }
    int edge = nearestEdge(start, end, face);
    Segment b = face.edge(edge);
    return ThickSegments.separation(a, b.start(), b.end(), face.edge((edge + 1) % 3).end(), 0);
  }

  /// {@return the direction from the lower end to the face}
  private Vec3 down() {
    Vec3 normal = face.normal();
    return normal.times(-Math.signum(normal.dot(lower.minus(face.a()))));
  }

  /// {@return the distance if the foot of the lower end is on the face; NaN if it is not proved}
  private double above(double radius) {
    Vec3 u = face.b().minus(face.a());
    Vec3 v = face.c().minus(face.a());
    Vec3 p = lower.minus(face.a());
    Vec3 q = other.minus(lower);
    Vec3 normal = face.normal();
    double whole = normal.lengthSquared();
    double ofB = p.cross(v).dot(normal) / whole;
    double ofC = u.cross(p).dot(normal) / whole;
    if (!(ofB > 0 && ofC > 0 && ofB + ofC < 1)) {
      return Double.NaN;
    }
    Vec3 delta = u.times(ofB).plus(ofC, v).minus(p);
    Vec3 down = down();
    double ofFace = Math.min(0, Math.min(u.dot(down), v.dot(down)));
    double gap = ofFace - p.dot(down) - Math.max(0, q.dot(down));
    double size =
        u.sumOfMagnitudes() + v.sumOfMagnitudes() + p.sumOfMagnitudes() + q.sumOfMagnitudes();
    return DistanceProof.grown(GapProof.along(down, delta, gap, size), radius, size);
  }

  private static int nearestEdge(Vec3 start, Vec3 end, Triangle face) {
    double ab = SegmentSegment.of(start, end, face.a(), face.b()).delta().lengthSquared();
    double bc = SegmentSegment.of(start, end, face.b(), face.c()).delta().lengthSquared();
    double ca = SegmentSegment.of(start, end, face.c(), face.a()).delta().lengthSquared();
    return ab <= bc && ab <= ca ? 0 : bc <= ca ? 1 : 2;
  }
}
