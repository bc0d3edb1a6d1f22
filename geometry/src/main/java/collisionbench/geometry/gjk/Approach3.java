package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;

/// GJK: walks towards the point of a Minkowski difference that is nearest to the origin.
///
/// Every step asks for the corner furthest towards the origin as seen from the nearest point so
/// far. That point's distance is an upper bound, how far the corner still is from the origin is a
/// lower one, and the walk ends where they meet. In exact arithmetic the distance falls with every
/// step and no set of corners comes twice, so the walk is finite. Rounding can make it go round
/// among features that are equally near; so there is a limit, and the bounds say how far it got.
final class Approach3 {

  private Approach3() {}

  /// {@return the signed distance of two cores; EPA takes over where they are no further apart than
  /// rounding}
  ///
  /// @param limit the most steps of either walk
  static Bracket3 of(Difference3 difference, int limit) {
    double tolerance = difference.tolerance();
    Feature3 nearest = Feature3.of(difference.support(Vec3.Y));
    Bracket3 best = Bracket3.of(nearest, Double.NEGATIVE_INFINITY);
    for (int i = 1; ; i++) {
      Vec3 towards = nearest.direction().negated();
      if (nearest.distance() <= tolerance || towards.equals(Vec3.ZERO)) {
        return Epa3.of(difference, nearest, nearest.distance(), limit);
      }
      Vertex3 next = difference.support(towards);
      Bracket3 found = Bracket3.of(nearest, -next.at().dot(towards));
      boolean closer = found.width() < best.width();
      best = closer ? found : best;
      if ((!closer && best.width() <= tolerance) || i == limit) {
        return best.after(i);
      }
      Simplex3 simplex = Simplex3.of(nearest, next);
      nearest = simplex.nearest();
      if (simplex.holdsOrigin()) {
        return Epa3.of(difference, nearest, 0, limit);
      }
    }
  }
}
