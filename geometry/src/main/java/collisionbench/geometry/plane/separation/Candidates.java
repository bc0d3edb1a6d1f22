package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Obstacle.Round;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// All ways that may be the least out of a union of obstacles: to the feet of the lines and circles
/// that bound them, and to where two of these meet.
final class Candidates {

  private final List<Obstacle> obstacles;
  private final Vec2 from;
  private final Set<Line> lines = new LinkedHashSet<>();
  private final Set<Round> circles = new LinkedHashSet<>();
  private final List<Exit> found = new ArrayList<>();

  Candidates(List<Obstacle> obstacles, Vec2 from) {
    this.obstacles = obstacles;
    this.from = from;
  }

  List<Exit> all() {
    for (Obstacle obstacle : obstacles) {
      circles.addAll(obstacle.circles());
      for (Vec2 normal : obstacle.normals()) {
        Line line = new Line(normal, obstacle.support(normal));
        lines.add(line);
        addFoot(line);
        addFoot(new Line(normal, reach(normal)));
      }
    }
    for (Round circle : circles) {
      addFeet(circle);
    }
    addMeetings(List.copyOf(lines), List.copyOf(circles));
    found.removeIf(candidate -> !candidate.to().isFinite());
    return found;
  }

  private double reach(Vec2 normal) {
    double most = Double.NEGATIVE_INFINITY;
    for (Obstacle obstacle : obstacles) {
      most = Math.max(most, obstacle.support(normal));
    }
    return most;
  }

  private void addFoot(Line line) {
    double way = line.offset() - from.dot(line.normal());
    Vec2 along = line.normal().perpendicular();
    found.add(new Exit(line.at(from.dot(along)), line.normal().times(way)));
  }

  private void addFeet(Round circle) {
    Vec2 out = circle.directionTo(from);
    double distance = from.minus(circle.center()).dot(out);
    for (double radius : new double[] {circle.radius(), -circle.radius()}) {
      found.add(new Exit(circle.center().plus(radius, out), out.times(radius - distance)));
    }
  }

  private void addMeetings(List<Line> lines, List<Round> circles) {
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      for (int j = 0; j < i; j++) {
        addMeeting(line, lines.get(j));
      }
      for (Round circle : circles) {
        double along = line.offset() - circle.center().dot(line.normal());
        addMirrored(circle, along, line.normal());
      }
    }
    for (int i = 0; i < circles.size(); i++) {
      for (int j = 0; j < i; j++) {
        addMeetings(circles.get(i), circles.get(j));
      }
    }
  }

  /// On the one line, where the other is: on both to within rounding, even where they are nearly
  /// parallel. Parallel lines give a point that is not finite.
  private void addMeeting(Line a, Line b) {
    double beyond = b.offset() - a.offset() * a.normal().dot(b.normal());
    add(a.at(beyond / a.normal().cross(b.normal())));
  }

  private void addMeetings(Round a, Round b) {
    Vec2 between = b.center().minus(a.center());
    double distance = between.length();
    double sum = a.radius() + b.radius();
    double along = 0.5 * (distance + (a.radius() - b.radius()) * (sum / distance));
    addMirrored(a, along, between.normalized());
  }

  /// Adds the two points of the circle that are `along` the unit `axis` from its centre.
  private void addMirrored(Round circle, double along, Vec2 axis) {
    double squared = (circle.radius() - along) * (circle.radius() + along);
    if (squared >= 0) {
      Vec2 foot = circle.center().plus(along, axis);
      double beside = Math.sqrt(squared);
      add(foot.plus(beside, axis.perpendicular()));
      add(foot.plus(-beside, axis.perpendicular()));
    }
  }

  private void add(Vec2 to) {
    found.add(new Exit(to, to.minus(from)));
  }

  /// All points with `normal . p = offset`.
  private record Line(Vec2 normal, double offset) {

    /// {@return the point that is `along` the line, to the left of the normal, from its foot}
    Vec2 at(double along) {
      return normal.times(offset).plus(along, normal.perpendicular());
    }
  }
}
