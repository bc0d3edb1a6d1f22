package collisionbench.methods.exact;

import collisionbench.methods.exact.MinkowskiDifference2.Circle;
import collisionbench.methods.exact.MinkowskiDifference2.Line;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds the least translation that is inside none of several Minkowski differences.
///
/// It is the nearest point of a line or circle that bounds one of them, or an intersection of two.
/// All are tried, except those farther than a known one.
final class LeastTranslation2 {

  private LeastTranslation2() {}

  /// @param tolerance the depth inside a difference that still counts as on its boundary
  static FixedPoint length(List<MinkowskiDifference2> differences, FixedPoint tolerance) {
    List<Line> lines = differences.stream().flatMap(o -> o.lines().stream()).distinct().toList();
    List<Circle> circles =
        differences.stream().flatMap(o -> o.circles().stream()).distinct().toList();
    FixedPoint known =
        nearestFree(feet(lines, circles), differences, tolerance, straightOut(differences));
    List<Line> nearLines =
        lines.stream().filter(line -> line.offset().abs().compareTo(known) < 0).toList();
    List<Circle> nearCircles =
        circles.stream().filter(circle -> distance(circle).compareTo(known) < 0).toList();
    return nearestFree(intersections(nearLines, nearCircles), differences, tolerance, known);
  }

  private static FixedPoint distance(Circle circle) {
    return circle.center().length().minus(circle.radius()).abs();
  }

  private record Translation(FixedVec2 to, FixedPoint length) {}

  /// {@return the length of the least valid translation, or `atMost` if none is less}
  private static FixedPoint nearestFree(
      List<FixedVec2> candidates,
      List<MinkowskiDifference2> differences,
      FixedPoint tolerance,
      FixedPoint atMost) {
    return candidates.stream()
        .map(to -> new Translation(to, to.length()))
        .filter(translation -> translation.length().compareTo(atMost) < 0)
        .sorted(Comparator.comparing(Translation::length))
        .filter(translation ->
            differences.stream().noneMatch(o -> o.contains(translation.to(), tolerance)))
        .findFirst()
        .map(Translation::length)
        .orElse(atMost);
  }

  /// {@return the least translation along a normal that leaves all of them at once}
  private static FixedPoint straightOut(List<MinkowskiDifference2> differences) {
    return differences.stream()
        .flatMap(difference -> difference.lines().stream())
        .map(line ->
            differences.stream()
                .map(o -> o.most(line.normal()))
                .reduce(FixedPoint::max)
                .orElseThrow())
        .min(FixedPoint::compareTo)
        .orElseThrow();
  }

  private static List<FixedVec2> feet(List<Line> lines, List<Circle> circles) {
    List<FixedVec2> feet = new ArrayList<>();
    lines.forEach(line -> feet.add(line.normal().times(line.offset())));
    for (Circle circle : circles) {
      if (!circle.center().isZero()) {
        FixedVec2 out = circle.center().unit().times(circle.radius());
        feet.add(circle.center().minus(out));
        feet.add(circle.center().plus(out));
      }
    }
    return feet;
  }

  private static List<FixedVec2> intersections(List<Line> lines, List<Circle> circles) {
    List<FixedVec2> intersections = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      for (int j = 0; j < i; j++) {
        addIntersection(lines.get(i), lines.get(j), intersections);
      }
      for (Circle circle : circles) {
        Line line = lines.get(i);
        FixedPoint along = line.offset().minus(line.normal().dot(circle.center()));
        addMirrored(circle, along, line.normal(), intersections);
      }
    }
    for (int i = 0; i < circles.size(); i++) {
      for (int j = 0; j < i; j++) {
        addIntersections(circles.get(i), circles.get(j), intersections);
      }
    }
    return intersections;
  }

  private static void addIntersection(Line a, Line b, List<FixedVec2> intersections) {
    FixedPoint determinant = a.normal().cross(b.normal());
    if (determinant.signum() != 0) {
      FixedVec2 sum =
          a.normal()
              .perpendicular()
              .times(b.offset())
              .minus(b.normal().perpendicular().times(a.offset()));
      intersections.add(new FixedVec2(sum.x().over(determinant), sum.y().over(determinant)));
    }
  }

  /// Circles whose centers are `d` apart meet where it is `(d^2 + a^2 - b^2) / 2 d` from that of A.
  private static void addIntersections(Circle a, Circle b, List<FixedVec2> intersections) {
    FixedVec2 translation = b.center().minus(a.center());
    if (!translation.isZero()) {
      FixedPoint d = translation.length();
      FixedPoint difference = a.radius().minus(b.radius()).times(a.radius().plus(b.radius()));
      addMirrored(a, d.plus(difference.over(d)).shifted(-1), translation.unit(), intersections);
    }
  }

  /// Adds the two points of the circle that are `along` the unit `axis` from its center.
  private static void addMirrored(
      Circle circle, FixedPoint along, FixedVec2 axis, List<FixedVec2> intersections) {
    FixedPoint squared = circle.radius().times(circle.radius()).minus(along.times(along));
    if (squared.signum() >= 0) {
      FixedVec2 foot = circle.center().plus(axis.times(along));
      FixedVec2 beside = axis.perpendicular().times(squared.root());
      intersections.add(foot.plus(beside));
      intersections.add(foot.minus(beside));
    }
  }
}
