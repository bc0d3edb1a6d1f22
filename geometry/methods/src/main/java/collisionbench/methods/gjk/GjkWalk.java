package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.gjk.Iteration.Next;
import collisionbench.methods.gjk.Iteration.Phase;
import java.util.ArrayList;
import java.util.List;

/// GJK (Gilbert, Johnson and Keerthi, 1988): walks to the point of a Minkowski difference that is
/// nearest to the origin.
///
/// Every iteration asks for the support vertex towards the origin, as seen from the nearest feature
/// so far. That feature's distance is an upper bound, how far the vertex still is from the origin a
/// lower one, and the walk ends where they meet, or where a simplex holds the origin. In exact
/// arithmetic the distance falls with every iteration and no feature comes twice, so the walk is
/// finite.
///
/// Where the textbook's GJK breaks, and what this one does about it:
/// - Bounds that meet "exactly" never do: rounding makes it go round among features that are
///   equally near. So it stops at a tolerance, at a vertex that it has already, and at a limit.
/// - Next to the origin the way to the nearest point is rounding. So features tell their normals.
/// - A simplex may be flat, and the origin both inside and outside. What is closer than the
///   tolerance is left to EPA, and not decided.
final class GjkWalk {

  private GjkWalk() {}

  /// {@return the bounds to which the walk came; from below there is none if the origin is inside,
  /// or no further away than the tolerance: how deep is for EPA to say}
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
