package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Piece.Round;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The lines and circles that contain the boundary of a union of differences: a line for each side,
/// and a circle about each difference of two corners with a radius. Some may not be on the
/// boundary.
///
/// @param lines without duplicates
/// @param circles without duplicates
record Boundary(List<Line> lines, List<Circle> circles) {

  /// All points with `normal . p = offset`.
  record Line(Vec2 normal, double offset) {

    /// {@return the point at a distance `along` from the foot of the origin, to the left of the
    /// normal}
    Vec2 at(double along) {
      return normal.times(offset).plus(along, normal.perpendicular());
    }
  }

  /// All points at a distance of `radius` from a center.
  record Circle(Vec2 center, double radius) {}

  static Boundary of(List<Difference> differences) {
    Set<Line> lines = new LinkedHashSet<>();
    Set<Circle> circles = new LinkedHashSet<>();
    for (Difference difference : differences) {
      difference.sides().forEach(side -> lines.add(new Line(side.direction(), -side.width())));
      for (Round a : difference.a().rounds()) {
        for (Round b : difference.b().rounds()) {
          double radius = a.radius() + b.radius() + difference.radius();
          circles.add(new Circle(a.center().minus(b.center()), radius));
        }
      }
    }
    circles.removeIf(circle -> circle.radius == 0);
    return new Boundary(List.copyOf(lines), List.copyOf(circles));
  }

  /// {@return all intersections of two of them}
  List<Vec2> meetings() {
    List<Vec2> meetings = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      lines.subList(0, i).forEach(other -> meetings.add(meeting(line, other)));
      for (Circle circle : circles) {
        double along = line.offset - circle.center.dot(line.normal);
        meetings.addAll(mirrored(circle, along, line.normal));
      }
    }
    for (int i = 0; i < circles.size(); i++) {
      Circle circle = circles.get(i);
      circles.subList(0, i).forEach(other -> meetings.addAll(meetings(circle, other)));
    }
    return meetings;
  }

  /// Computed on the line closer to the x axis, which rounds less. Parallel lines give a point that
  /// is not finite.
  private static Vec2 meeting(Line a, Line b) {
    boolean isAlongX = Math.abs(a.normal.x()) < Math.abs(b.normal.x());
    Line line = isAlongX ? a : b;
    Line other = isAlongX ? b : a;
    double beyond = other.offset - line.offset * line.normal.dot(other.normal);
    return line.at(beyond / line.normal.cross(other.normal));
  }

  private static List<Vec2> meetings(Circle a, Circle b) {
    Vec2 between = b.center.minus(a.center);
    double distance = between.length();
    double sum = a.radius + b.radius;
    double along = 0.5 * (distance + (a.radius - b.radius) * (sum / distance));
    return mirrored(a, along, between.unit());
  }

  /// {@return the two points of the circle at `along` the unit `axis` from its center}
  private static List<Vec2> mirrored(Circle circle, double along, Vec2 axis) {
    double squared = (circle.radius - along) * (circle.radius + along);
    if (!(squared >= 0)) {
      return List.of();
    }
    Vec2 foot = circle.center.plus(along, axis);
    double beside = Math.sqrt(squared);
    return List.of(
        foot.plus(beside, axis.perpendicular()), foot.plus(-beside, axis.perpendicular()));
  }
}
