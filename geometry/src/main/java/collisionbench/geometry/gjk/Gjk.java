package collisionbench.geometry.gjk;

import collisionbench.geometry.gjk.Iteration.Next;
import collisionbench.geometry.gjk.Iteration.Phase;
import collisionbench.geometry.space.Vec3;
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
final class Gjk {

  private Gjk() {}

  /// {@return the bounds to which the walk came; from below there is none if the origin is inside,
  /// or no further away than the tolerance: how deep is for EPA to say}
  ///
  /// @param limit the most iterations
  static Bracket of(Difference difference, int limit, Trace trace) {
    double tolerance = difference.tolerance();
    Simplex simplex = new Simplex(List.of(difference.support(Vec3.Y)));
    Bracket best = Bracket.OPEN;
    for (int i = 1; !simplex.holdsOrigin(tolerance); i++) {
      Feature nearest = simplex.nearest();
      Vec3 normal = nearest.direction().negated();
      Vertex support = difference.support(normal);
      double seen = -support.at().dot(normal);
      Bracket found = new Bracket(seen, nearest.distance(), normal, nearest.pointA(), i);
      best = found.width() < best.width() ? found : best;
      boolean closed = found.width() <= tolerance;
      boolean stuck = i == limit || nearest.vertices().contains(support);
      simplex = new Simplex(nearest.vertices()).with(support);
      if (trace.isAsked()) {
        boolean inside = simplex.holdsOrigin(tolerance);
        double left = inside ? 0 : simplex.nearest().distance();
        Next next = closed ? Next.CLOSED : stuck ? Next.STUCK : inside ? Next.INSIDE : Next.GO_ON;
        trace.add(
            new Iteration(Phase.GJK, found, nearest.vertices(), support, left, tolerance, next));
      }
      if (closed || stuck) {
        return best;
      }
    }
    Feature nearest = simplex.nearest();
    return new Bracket(Double.NEGATIVE_INFINITY, nearest.distance(), Vec3.Y, nearest.pointA(), 0);
  }
}
