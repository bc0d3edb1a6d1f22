package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.gjk.Iteration.Next;
import collisionbench.methods.gjk.Iteration.Phase;
import java.util.ArrayList;
import java.util.List;

/// GJK (Gilbert, Johnson and Keerthi, 1988): walks to the point of a Minkowski difference nearest
/// to the origin.
///
/// Every iteration computes the support vertex towards the origin from the nearest feature so far.
/// The distance of the feature is an upper bound, the gap to the vertex a lower one; the walk ends
/// if the bounds meet or a simplex contains the origin. In exact arithmetic the distance falls with
/// every iteration and no feature comes twice, so the walk is finite.
///
/// Where the textbook's GJK fails, and how this one handles it:
/// - The bounds never meet exactly: rounding makes it cycle among features that are equally near.
///   So it stops at a tolerance, at a repeated vertex, and at a limit.
/// - Close to the origin, the vector to the nearest point is mostly rounding. So features provide
///   their normals.
/// - A simplex may be flat, and the origin both inside and outside. What is closer than the
///   tolerance is left to EPA, and not decided.
final class GjkWalk {

  private GjkWalk() {}

  /// {@return the final bounds; there is no lower one if the origin is inside or within the
  /// tolerance, where EPA computes the depth}
  ///
  /// @param limit the most iterations
  static Walk of(MinkowskiDifference difference, int limit) {
    double tolerance = difference.tolerance();
    List<Iteration> iterations = new ArrayList<>();
    CoreDistance best = CoreDistance.UNKNOWN;
    GjkSimplex simplex = new GjkSimplex(List.of(difference.support(Vec3.Y)));
    Feature nearest = simplex.nearest();
    Next next = simplex.containsOrigin(nearest, tolerance) ? Next.INSIDE : Next.GO_ON;
    for (int i = 1; next == Next.GO_ON; i++) {
      List<SupportVertex> vertices = nearest.vertices();
      Vec3 normal = nearest.direction().negated();
      SupportVertex support = difference.support(normal);
      double gap = -support.at().dot(normal);
      CoreDistance found = new CoreDistance(gap, nearest.distance(), normal, nearest.pointA(), i);
      best = found.width() < best.width() ? found : best;
      boolean stuck = i == limit || vertices.contains(support);
      simplex = new GjkSimplex(vertices).with(support);
      nearest = simplex.nearest();
      boolean inside = simplex.containsOrigin(nearest, tolerance);
      double left = inside ? 0 : nearest.distance();
      next =
          found.width() <= tolerance
              ? Next.CLOSED
              : stuck ? Next.STUCK : inside ? Next.INSIDE : Next.GO_ON;
      iterations.add(new Iteration(Phase.GJK, found, vertices, support, left, tolerance, next));
    }
    return new Walk(next == Next.INSIDE ? inside(nearest) : best, iterations);
  }

  private static CoreDistance inside(Feature nearest) {
    return new CoreDistance(
        Double.NEGATIVE_INFINITY, nearest.distance(), Vec3.Y, nearest.pointA(), 0);
  }
}
