package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The exact point of a simplex of the Minkowski difference nearest to the origin, as a convex
/// combination of its corners; found as in `search.Simplex`.
///
/// Directions and distances are those of the feature and not of the point, whose numbers are more
/// than twice as long.
///
/// @param corners one to four
/// @param weights one for each corner, all positive
/// @param direction from the origin to the nearest point, of any length; zero if that is the origin
/// @param squared the squared distance of the nearest point, times `divisor`
/// @param divisor positive
record ExactSimplex(
    List<ExactVertex> corners,
    List<Dyadic> weights,
    Dyadic3 direction,
    Dyadic squared,
    Dyadic divisor) {

  private static final Dyadic3 ORIGIN = Dyadic3.of(0, 0, 0);

  static ExactSimplex nearest(List<ExactVertex> corners) {
    List<Dyadic> weights = weights(corners);
    List<ExactSimplex> sides = new ArrayList<>();
    for (int i = 0; i < weights.size(); i++) {
      if (weights.get(i).signum() <= 0) {
        sides.add(nearest(without(i, corners)));
      }
    }
    return sides.isEmpty()
        ? inside(corners, weights)
        : Collections.min(sides, ExactSimplex::compareDistance);
  }

  private static List<ExactVertex> without(int index, List<ExactVertex> corners) {
    List<ExactVertex> rest = new ArrayList<>(corners);
    rest.remove(index);
    return rest;
  }

  /// The distance is `|a|` from a point, `|a x b| / |b - a|` from a line and `a . n / |n|` from a
  /// plane.
  private static ExactSimplex inside(List<ExactVertex> corners, List<Dyadic> weights) {
    Dyadic3 a = corners.getFirst().delta();
    return switch (corners.size()) {
      case 1 -> new ExactSimplex(corners, weights, a, a.lengthSquared(), Dyadic.ONE);
      case 2 -> {
        Dyadic3 b = corners.get(1).delta();
        Dyadic3 point = a.times(weights.getFirst()).plus(b.times(weights.get(1)));
        Dyadic squared = a.cross(b).lengthSquared();
        yield new ExactSimplex(corners, weights, point, squared, b.minus(a).lengthSquared());
      }
      case 3 -> {
        Dyadic3 normal = normal(a, corners.get(1).delta(), corners.get(2).delta());
        Dyadic height = a.dot(normal);
        Dyadic3 outwards = normal.times(Dyadic.of(height.signum()));
        Dyadic divisor = normal.lengthSquared();
        yield new ExactSimplex(corners, weights, outwards, height.squared(), divisor);
      }
      default -> new ExactSimplex(corners, weights, ORIGIN, Dyadic.ZERO, Dyadic.ONE);
    };
  }

  private static Dyadic3 normal(Dyadic3 a, Dyadic3 b, Dyadic3 c) {
    return b.minus(a).cross(c.minus(a));
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
      Dyadic3 normal = normal(a, b, c);
      return List.of(b.cross(c).dot(normal), c.cross(a).dot(normal), a.cross(b).dot(normal));
    }
    Dyadic3 d = corners.get(3).delta();
    Dyadic3 ab = a.cross(b);
    Dyadic3 cd = c.cross(d);
    List<Dyadic> volumes = List.of(b.dot(cd), a.dot(cd).negated(), ab.dot(d), ab.dot(c).negated());
    Dyadic side = Dyadic.of(sum(volumes).signum());
    return volumes.stream().map(side::times).toList();
  }

  /// {@return the sum of the weights}
  Dyadic totalWeight() {
    return sum(weights);
  }

  private static Dyadic sum(List<Dyadic> numbers) {
    return numbers.stream().reduce(Dyadic.ZERO, Dyadic::plus);
  }

  private int compareDistance(ExactSimplex other) {
    return squared.times(other.divisor).compareTo(other.squared.times(divisor));
  }
}
