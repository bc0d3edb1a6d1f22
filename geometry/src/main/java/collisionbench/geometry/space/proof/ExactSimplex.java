package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The exact point of a simplex of the Minkowski difference nearest to the origin, as a convex
/// combination of its corners; found as in `search.Simplex`.
///
/// @param corners one to four
/// @param weights one for each corner, all positive
/// @param totalWeight the sum of the weights
/// @param delta the sum of the corners' vectors times their weights: the nearest point times
///   `totalWeight`
record ExactSimplex(
    List<ExactVertex> corners, List<Dyadic> weights, Dyadic totalWeight, Dyadic3 delta) {

  static ExactSimplex nearest(List<ExactVertex> corners) {
    List<Dyadic> weights = weights(corners);
    if (weights.stream().allMatch(weight -> weight.signum() > 0)) {
      return inside(corners, weights);
    }
    return IntStream.range(0, corners.size())
        .filter(i -> weights.get(i).signum() <= 0)
        .mapToObj(i -> nearest(without(i, corners)))
        .reduce((best, other) -> other.isNearerThan(best) ? other : best)
        .orElseThrow();
  }

  private static List<ExactVertex> without(int index, List<ExactVertex> corners) {
    List<ExactVertex> rest = new ArrayList<>(corners);
    rest.remove(index);
    return rest;
  }

  private static ExactSimplex inside(List<ExactVertex> corners, List<Dyadic> weights) {
    Dyadic3 delta = Dyadic3.of(0, 0, 0);
    for (int i = 0; i < weights.size(); i++) {
      delta = delta.plus(corners.get(i).delta().times(weights.get(i)));
    }
    return new ExactSimplex(corners, weights, sum(weights), delta);
  }

  private static List<Dyadic> weights(List<ExactVertex> corners) {
    Dyadic3 a = corners.getFirst().delta();
    if (corners.size() == 1) {
      return List.of(Dyadic.ONE);
    }
    Dyadic3 b = corners.get(1).delta();
    if (corners.size() == 2) {
      Dyadic3 along = b.minus(a);
      return List.of(b.dot(along), a.dot(along).negated());
    }
    Dyadic3 c = corners.get(2).delta();
    if (corners.size() == 3) {
      Dyadic3 normal = b.minus(a).cross(c.minus(a));
      return List.of(b.cross(c).dot(normal), c.cross(a).dot(normal), a.cross(b).dot(normal));
    }
    Dyadic3 d = corners.get(3).delta();
    List<Dyadic> volumes =
        List.of(
            b.cross(c).dot(d),
            a.cross(c).dot(d).negated(),
            a.cross(b).dot(d),
            a.cross(b).dot(c).negated());
    Dyadic side = Dyadic.of(sum(volumes).signum());
    return volumes.stream().map(side::times).toList();
  }

  private static Dyadic sum(List<Dyadic> numbers) {
    return numbers.stream().reduce(Dyadic.ZERO, Dyadic::plus);
  }

  private boolean isNearerThan(ExactSimplex other) {
    Dyadic mine = delta.lengthSquared().times(other.totalWeight.squared());
    return mine.compareTo(other.delta.lengthSquared().times(totalWeight.squared())) < 0;
  }
}
