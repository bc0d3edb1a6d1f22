package collisionbench.geometry.plane.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Exactly;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The nearest points of two cores without arcs, in exact arithmetic: slow, used if doubles are
/// inconclusive. If the cores are apart, one of the points is a corner.
///
/// @param onA the point of A, times `divisor`
/// @param onB the point of B, times `divisor`
/// @param divisor positive
public record ExactNearest(Dyadic2 onA, Dyadic2 onB, Dyadic divisor) {

  /// {@return the nearest points of the cores of two shapes that are apart}
  public static ExactNearest of(Shape2 a, Shape2 b) {
    List<Dyadic2> cornersA = corners(a);
    List<Dyadic2> cornersB = corners(b);
    List<ExactNearest> all = new ArrayList<>(toSides(cornersA, cornersB));
    toSides(cornersB, cornersA).forEach(n -> all.add(new ExactNearest(n.onB, n.onA, n.divisor)));
    return all.stream()
        .reduce((best, other) -> other.isNearerThan(best) ? other : best)
        .orElseThrow();
  }

  private static List<Dyadic2> corners(Shape2 shape) {
    return Core.corners(Core.of(shape)).stream().map(Exactly::of).toList();
  }

  private static List<ExactNearest> toSides(List<Dyadic2> cornersA, List<Dyadic2> cornersB) {
    List<ExactNearest> all = new ArrayList<>();
    for (Dyadic2 corner : cornersA) {
      for (int i = 0; i < cornersB.size(); i++) {
        all.add(toSide(corner, cornersB.get(i), side(cornersB, i)));
      }
    }
    return all;
  }

  private static Dyadic2 side(List<Dyadic2> corners, int index) {
    return corners.get((index + 1) % corners.size()).minus(corners.get(index));
  }

  private static ExactNearest toSide(Dyadic2 corner, Dyadic2 start, Dyadic2 along) {
    Dyadic part = corner.minus(start).dot(along);
    Dyadic divisor = along.lengthSquared();
    if (part.signum() <= 0) {
      return new ExactNearest(corner, start, Dyadic.ONE);
    }
    return part.compareTo(divisor) >= 0
        ? new ExactNearest(corner, start.plus(along), Dyadic.ONE)
        : new ExactNearest(
            corner.times(divisor), start.times(divisor).plus(along.times(part)), divisor);
  }

  private boolean isNearerThan(ExactNearest other) {
    Dyadic mine = delta().lengthSquared().times(other.divisor.squared());
    return mine.compareTo(other.delta().lengthSquared().times(divisor.squared())) < 0;
  }

  private Dyadic2 delta() {
    return onB.minus(onA);
  }

  /// {@return whether two shapes have a point in common}
  public static boolean touch(Shape2 a, Shape2 b) {
    if (meet(a, b)) {
      return true;
    }
    ExactNearest cores = of(a, b);
    Dyadic radiusSum = Dyadic.of(Core.radius(a)).plus(Dyadic.of(Core.radius(b)));
    return cores.delta().lengthSquared().compareTo(radiusSum.times(cores.divisor).squared()) <= 0;
  }

  /// {@return whether the cores of two shapes have a point in common}
  ///
  /// They do if they overlap along all axes: the normals of all sides, and, for flat cores, the
  /// sides and the vector between two corners.
  public static boolean meet(Shape2 a, Shape2 b) {
    List<Dyadic2> cornersA = corners(a);
    List<Dyadic2> cornersB = corners(b);
    List<Dyadic2> axes = new ArrayList<>(List.of(cornersB.getFirst().minus(cornersA.getFirst())));
    for (List<Dyadic2> corners : List.of(cornersA, cornersB)) {
      for (int i = 0; i < corners.size(); i++) {
        axes.add(side(corners, i));
        axes.add(side(corners, i).perpendicular());
      }
    }
    return axes.stream()
        .noneMatch(
            axis -> isBeyond(cornersA, cornersB, axis) || isBeyond(cornersB, cornersA, axis));
  }

  private static boolean isBeyond(List<Dyadic2> first, List<Dyadic2> second, Dyadic2 axis) {
    Dyadic last = first.stream().map(axis::dot).max(Dyadic::compareTo).orElseThrow();
    return second.stream().allMatch(corner -> axis.dot(corner).compareTo(last) > 0);
  }

  /// {@return the depth of two overlapping cores, rounded once}
  ///
  /// The shortest separating translation is along the normal of a side.
  public static double depth(Shape2 a, Shape2 b) {
    List<Dyadic2> cornersA = corners(a);
    List<Dyadic2> cornersB = corners(b);
    return Stream.of(cornersA, cornersB)
        .flatMap(corners -> IntStream.range(0, corners.size()).mapToObj(i -> side(corners, i)))
        .filter(side -> !side.isZero())
        .map(Dyadic2::perpendicular)
        .flatMap(normal -> Stream.of(normal, normal.negated()))
        .map(normal -> depth(cornersA, cornersB, normal))
        .min(Comparator.naturalOrder())
        .map(Surd::toDouble)
        .orElse(0.0);
  }

  private static Surd depth(List<Dyadic2> cornersA, List<Dyadic2> cornersB, Dyadic2 normal) {
    Dyadic last = cornersA.stream().map(normal::dot).max(Dyadic::compareTo).orElseThrow();
    Dyadic first = cornersB.stream().map(normal::dot).min(Dyadic::compareTo).orElseThrow();
    return Surd.rootOfRatio(last.minus(first).squared(), normal.lengthSquared());
  }

  /// {@return the distance of the cores, rounded once}
  public double distance() {
    return Surd.rootOfRatio(delta().lengthSquared(), divisor.squared()).toDouble();
  }

  /// {@return the direction from A to B, of any length}
  public Vec2 direction() {
    Dyadic x = delta().x().magnitude();
    Dyadic y = delta().y().magnitude();
    return Exactly.over(delta(), x.compareTo(y) >= 0 ? x : y);
  }

  /// {@return the point of A's core, rounded once}
  public Vec2 pointA() {
    return Exactly.over(onA, divisor);
  }

  /// {@return the point of B's core, rounded once}
  public Vec2 pointB() {
    return Exactly.over(onB, divisor);
  }
}
