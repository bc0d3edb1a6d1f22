package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Vec2;

/// GJK: walks towards the point of a Minkowski difference that is nearest to the origin.
///
/// Every step asks for the point furthest towards the origin as seen from the nearest one so far.
/// That one's distance is an upper bound, how far the new point still is from the origin is a lower
/// one, and the walk ends where they meet: for polygons after finitely many steps, along an arc
/// with an error that every step divides by four or more. So the distance is good to the last bits
/// while the direction, of whose error it feels the square, has half of them; [#sharpened] then
/// gets it right.
final class Approach2 {

  private Approach2() {}

  /// {@return the signed distance of two outlines; EPA takes over where they are no further apart
  /// than rounding}
  ///
  /// @param limit the most steps of the walk
  static Bracket2 of(Difference2 difference, int limit) {
    double tolerance = difference.tolerance();
    Feature2 nearest = Feature2.of(difference.support(Vec2.Y));
    Bracket2 best = Bracket2.of(nearest, Double.NEGATIVE_INFINITY);
    for (int i = 1; ; i++) {
      Vec2 towards = nearest.direction().negated();
      if (nearest.distance() <= tolerance || towards.equals(Vec2.ZERO)) {
        return Epa2.of(difference, nearest.distance(), limit);
      }
      Vertex2 next = difference.support(towards);
      Bracket2 found = Bracket2.of(nearest, -next.reach());
      boolean closer = found.width() < best.width();
      best = closer ? found : best;
      if ((!closer && best.width() <= tolerance) || i == limit) {
        return sharpened(difference, best.after(i), limit);
      }
      Simplex2 simplex = Simplex2.of(nearest, next);
      nearest = simplex.nearest();
      if (simplex.holdsOrigin()) {
        return Epa2.of(difference, 0, limit);
      }
    }
  }

  /// {@return the same with an arc that is touched seen as its centre with a radius, which makes
  /// the direction exact; unchanged if there is none, or if the direction turns out not to touch
  /// it}
  private static Bracket2 sharpened(Difference2 difference, Bracket2 found, int limit) {
    Vertex2 touched = difference.support(found.normal());
    if (!touched.a().isArc() && !touched.b().isArc()) {
      return found;
    }
    Bracket2 centers =
        of(
            new Difference2(
                difference.a().withoutArc(touched.a()), difference.b().withoutArc(touched.b())),
            limit);
    Vertex2 again = difference.support(centers.normal());
    double radii = touched.a().radius() + touched.b().radius();
    Bracket2 sharp =
        new Bracket2(
            -again.reach(),
            centers.atMost() - radii,
            centers.normal(),
            centers.pointA().plus(touched.a().radius(), centers.normal()),
            found.iterations() + centers.iterations());
    boolean same =
        again.a().isArc() == touched.a().isArc() && again.b().isArc() == touched.b().isArc();
    return same && sharp.width() <= Math.max(found.width(), difference.tolerance()) ? sharp : found;
  }
}
