package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.DistanceProof;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.search.PointTriangle;
import java.util.Optional;

/// The separation of a sphere and a triangle in closed form. Next to the face, where rounding turns
/// the vector to the nearest point, that of a segment of zero length, along the normal.
final class SphereTriangle {

  private SphereTriangle() {}

  /// {@return the distance; NaN if it is not proved}
  static double distance(Sphere sphere, Triangle triangle) {
    Vec3 u = triangle.b().minus(triangle.a());
    Vec3 v = triangle.c().minus(triangle.a());
    Vec3 from = sphere.center().minus(triangle.a());
    Vec3 delta = PointTriangle.nearest(from, u, v).minus(from);
    double straight = straight(from, u, v, delta, sphere.radius());
    return Double.isNaN(straight) ? SegmentTriangle.distance(sphere, triangle) : straight;
  }

  private static double straight(Vec3 from, Vec3 u, Vec3 v, Vec3 delta, double radius) {
    double size = from.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double gap = Math.min(0, Math.min(u.dot(delta), v.dot(delta))) - from.dot(delta);
    return DistanceProof.grown(GapProof.straight(delta, gap, size), radius, size);
  }

  /// {@return the separation; empty if it is not proved} A corner is exactly that corner.
  static Optional<Separation3> separation(Sphere sphere, Triangle triangle) {
    Vec3 u = triangle.b().minus(triangle.a());
    Vec3 v = triangle.c().minus(triangle.a());
    Vec3 from = sphere.center().minus(triangle.a());
    Vec3 nearest = PointTriangle.nearest(from, u, v);
    Vec3 onB =
        nearest.equals(u)
            ? triangle.b()
            : nearest.equals(v) ? triangle.c() : triangle.a().plus(nearest);
    Vec3 delta = nearest.minus(from);
    double straight = straight(from, u, v, delta, sphere.radius());
    return Double.isNaN(straight)
        ? SegmentTriangle.separation(sphere, triangle)
        : GapProof.separation(straight, delta, sphere.center(), sphere.radius(), onB, 0);
  }
}
