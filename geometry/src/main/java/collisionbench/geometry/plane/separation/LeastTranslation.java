package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.separation.Boundary.Circle;
import collisionbench.geometry.plane.separation.Boundary.Line;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The least translation that leaves a union of differences.
///
/// It ends at the nearest point of a line or circle that bounds one of them, or at an intersection
/// of two. All of these are candidates, and the shortest that ends inside no difference is the
/// answer. No candidate may be longer than the shortest one that leaves all differences along a
/// normal.
///
/// @param to its end
/// @param delta the translation, along the normal of a single line or circle
record LeastTranslation(Vec2 to, Vec2 delta) {

  /// The depth within a difference that still counts as on its boundary, relative to the operands.
  /// Every candidate ends this close to its lines and circles, however sharply they meet.
  private static final double ON_BOUNDARY = 0x1p-48;

  /// {@return the least translation out of the union, starting at `from`}
  static LeastTranslation of(List<Difference> differences, Vec2 from) {
    Boundary boundary = Boundary.of(differences);
    List<LeastTranslation> candidates = new ArrayList<>();
    for (Line line : boundary.lines()) {
      candidates.add(to(straight(differences, line.normal()), from));
    }
    Comparator<LeastTranslation> byLength = Comparator.comparingDouble(LeastTranslation::squared);
    LeastTranslation straight = candidates.stream().min(byLength).orElseThrow();
    boundary.lines().forEach(line -> candidates.add(to(line, from)));
    for (Circle circle : boundary.circles()) {
      Vec2 direction = differences.getFirst().direction(from.minus(circle.center()));
      candidates.add(to(circle, circle.radius(), direction, from));
      candidates.add(to(circle, -circle.radius(), direction, from));
    }
    boundary.meetings().forEach(to -> candidates.add(new LeastTranslation(to, to.minus(from))));
    return candidates.stream()
        .filter(delta -> delta.squared() <= straight.squared())
        .sorted(byLength)
        .filter(delta -> differences.stream().noneMatch(d -> d.contains(delta.to, ON_BOUNDARY)))
        .findFirst()
        .orElse(straight);
  }

  /// {@return the supporting line of all differences}
  private static Line straight(List<Difference> differences, Vec2 normal) {
    double most = differences.stream().mapToDouble(d -> d.support(normal)).max().orElseThrow();
    return new Line(normal, most);
  }

  private static LeastTranslation to(Line line, Vec2 from) {
    double delta = line.offset() - from.dot(line.normal());
    Vec2 along = line.normal().perpendicular();
    return new LeastTranslation(line.at(from.dot(along)), line.normal().times(delta));
  }

  /// {@return the translation to the point of the circle in the unit direction from its center to
  /// `from`}
  private static LeastTranslation to(Circle circle, double radius, Vec2 direction, Vec2 from) {
    double distance = from.minus(circle.center()).dot(direction);
    return new LeastTranslation(
        circle.center().plus(radius, direction), direction.times(radius - distance));
  }

  private double squared() {
    return delta.lengthSquared();
  }
}
