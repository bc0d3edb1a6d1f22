package collisionbench.geometry.plane.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Exactly;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The nearest points of two cores without arcs, in exact arithmetic: slow, used if doubles are
/// inconclusive. If the cores are apart, one of the points is a corner.
///
/// @param onA the point of A, times `divisor`
/// @param onB the point of B, times `divisor`
/// @param squared their squared distance, times `divisor`
/// @param divisor positive
public record ExactNearest(Dyadic2 onA, Dyadic2 onB, Dyadic squared, Dyadic divisor) {

  /// {@return the nearest points of the cores of two shapes that are apart}
  public static ExactNearest of(Shape2 a, Shape2 b) {
    List<Dyadic2> cornersA = corners(a);
    List<Dyadic2> cornersB = corners(b);
    ExactNearest ofA = Collections.min(toSides(cornersA, cornersB), ExactNearest::compareDistance);
    ExactNearest ofB = Collections.min(toSides(cornersB, cornersA), ExactNearest::compareDistance);
    return ofB.compareDistance(ofA) < 0
        ? new ExactNearest(ofB.onB, ofB.onA, ofB.squared, ofB.divisor)
        : ofA;
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
    Dyadic2 delta = corner.minus(start);
    Dyadic part = delta.dot(along);
    Dyadic divisor = along.lengthSquared();
    if (part.signum() <= 0) {
      return new ExactNearest(corner, start, delta.lengthSquared(), Dyadic.ONE);
    }
    if (part.compareTo(divisor) >= 0) {
      Dyadic squared = delta.minus(along).lengthSquared();
      return new ExactNearest(corner, start.plus(along), squared, Dyadic.ONE);
    }
    return new ExactNearest(
        corner.times(divisor),
        start.times(divisor).plus(along.times(part)),
        delta.cross(along).squared(),
        divisor);
  }

  private int compareDistance(ExactNearest other) {
    return squared.times(other.divisor).compareTo(other.squared.times(divisor));
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
    return cores.squared.compareTo(radiusSum.squared().times(cores.divisor)) <= 0;
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
    return axes.stream().noneMatch(axis -> isApartAlong(axis, cornersA, cornersB));
  }

  private static boolean isApartAlong(Dyadic2 axis, List<Dyadic2> ofA, List<Dyadic2> ofB) {
    List<Dyadic> a = ofA.stream().map(axis::dot).toList();
    List<Dyadic> b = ofB.stream().map(axis::dot).toList();
    return Collections.min(b).compareTo(Collections.max(a)) > 0
        || Collections.min(a).compareTo(Collections.max(b)) > 0;
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
    return Surd.rootOfRatio(squared, divisor).toDouble();
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
