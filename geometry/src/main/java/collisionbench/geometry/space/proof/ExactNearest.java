package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Exactly;
import java.util.ArrayList;
import java.util.List;

/// The nearest points of two cores, in exact arithmetic: slow, used if doubles are inconclusive.
///
/// The same walk as `search.Gjk`. Every step comes closer to the origin and the number of simplices
/// is finite, so it terminates at the nearest point.
///
/// @param nearest the nearest point of the Minkowski difference, times `unit`
/// @param unit the common factor of all corners; positive
/// @param by the translation of B
public record ExactNearest(ExactSimplex nearest, Dyadic unit, Vec3 by) {

  /// {@return the nearest points of the cores of two shapes}
  public static ExactNearest of(Shape3 a, Shape3 b) {
    return of(a, b, Vec3.ZERO);
  }

  /// {@return the nearest points after translating B}
  public static ExactNearest of(Shape3 a, Shape3 b, Vec3 by) {
    ExactCores cores = ExactCores.of(a, b, by);
    return from(ExactVertex.of(cores.ofA().first(), cores.ofB().first()), cores, by);
  }

  /// {@return the nearest points after translating B by enough to separate the cores, in fewer
  /// steps; ties may resolve to other points than with [#of]}
  public static ExactNearest apart(Shape3 a, Shape3 b, Vec3 by) {
    ExactCores cores = ExactCores.of(a, b, by);
    return from(support(cores, Exactly.of(by)), cores, by);
  }

  private static ExactNearest from(ExactVertex first, ExactCores cores, Vec3 by) {
    ExactSimplex nearest = ExactSimplex.nearest(List.of(first));
    while (true) {
      Dyadic3 direction = nearest.direction();
      ExactVertex back = support(cores, direction);
      if (nearest.corners().getFirst().delta().minus(back.delta()).dot(direction).signum() <= 0) {
        return new ExactNearest(nearest, cores.unit(), by);
      }
      List<ExactVertex> corners = new ArrayList<>(nearest.corners());
      corners.add(back);
      nearest = ExactSimplex.nearest(corners);
    }
  }

  private static ExactVertex support(ExactCores cores, Dyadic3 direction) {
    return ExactVertex.of(
        cores.ofA().farthest(direction), cores.ofB().farthest(direction.negated()));
  }

  /// {@return whether two shapes have a point in common}
  public static boolean touch(Shape3 a, Shape3 b) {
    Dyadic radiusSum = Dyadic.of(Core.radius(a)).plus(Dyadic.of(Core.radius(b)));
    ExactNearest cores = of(a, b);
    Dyadic most = radiusSum.times(cores.unit).squared();
    return cores.nearest.squared().compareTo(most.times(cores.nearest.divisor())) <= 0;
  }

  /// {@return whether the cores have a point in common}
  public boolean meet() {
    return nearest.direction().isZero();
  }

  /// {@return the distance of the cores, rounded once}
  public double distance() {
    return Surd.rootOfRatio(nearest.squared(), nearest.divisor().times(unit.squared())).toDouble();
  }

  /// {@return the gap along the direction before the translation of B, negative for an overlap;
  /// rounded once}
  ///
  /// For cores separated along the normal of a face, that is minus their depth along it.
  public double gapBefore() {
    Dyadic3 before = nearest.corners().getFirst().delta().minus(Exactly.of(by).times(unit));
    Dyadic gap = before.dot(nearest.direction());
    double seen =
        Surd.rootOfRatio(gap.squared(), nearest.direction().lengthSquared().times(unit.squared()))
            .toDouble();
    return gap.signum() < 0 ? -seen : seen;
  }

  /// {@return the direction from A to B, of any length; zero if the cores meet}
  public Vec3 direction() {
    Dyadic3 d = nearest.direction();
    Dyadic largest = max(d.x().magnitude(), max(d.y().magnitude(), d.z().magnitude()));
    return meet() ? Vec3.ZERO : Exactly.over(d, largest);
  }

  private static Dyadic max(Dyadic a, Dyadic b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  /// {@return the point of A's core, rounded once}
  public Vec3 pointA() {
    return mixed(nearest.corners().stream().map(ExactVertex::ofA).toList());
  }

  /// {@return the point of B's core, rounded once}
  public Vec3 pointB() {
    return mixed(nearest.corners().stream().map(ExactVertex::ofB).toList());
  }

  private Vec3 mixed(List<Dyadic3> corners) {
    Dyadic3 sum = Dyadic3.of(0, 0, 0);
    for (int i = 0; i < corners.size(); i++) {
      sum = sum.plus(corners.get(i).times(nearest.weights().get(i)));
    }
    return Exactly.over(sum, nearest.totalWeight().times(unit));
  }
}
