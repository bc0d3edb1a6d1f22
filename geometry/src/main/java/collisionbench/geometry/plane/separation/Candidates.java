package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Obstacle.Round;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// All ways that may be the least out of a union of obstacles: to the feet of the lines and circles
/// that bound them, and to where two of these meet. The shortest that leads straight out of all at
/// once is one; what is longer is left out.
final class Candidates {

  private final List<Obstacle> obstacles;
  private final Vec2 from;
  private final List<Exit> found = new ArrayList<>();
  private double mostSquared = Double.POSITIVE_INFINITY;

  private Candidates(List<Obstacle> obstacles, Vec2 from) {
    this.obstacles = obstacles;
    this.from = from;
  }

  /// {@return the ways from the translation `from`}
  static List<Exit> of(List<Obstacle> obstacles, Vec2 from) {
    return new Candidates(obstacles, from).all();
  }

  private List<Exit> all() {
    Set<Vec2> normals = new LinkedHashSet<>();
    Set<Line> lines = new LinkedHashSet<>();
    Set<Round> circles = new LinkedHashSet<>();
    for (Obstacle obstacle : obstacles) {
      normals.addAll(obstacle.normals());
      obstacle.normals().forEach(normal -> lines.add(new Line(normal, obstacle.support(normal))));
      circles.addAll(obstacle.circles());
    }
    normals.forEach(this::addStraight);
    lines.forEach(line -> add(foot(line)));
    circles.forEach(this::addFeet);
    addMeetings(List.copyOf(lines), List.copyOf(circles));
    return found;
  }

  private void addStraight(Vec2 normal) {
    Exit straight = foot(new Line(normal, reach(normal)));
    add(straight);
    mostSquared = Math.min(mostSquared, straight.out().lengthSquared());
  }

  private double reach(Vec2 normal) {
    double most = Double.NEGATIVE_INFINITY;
    for (Obstacle obstacle : obstacles) {
      most = Math.max(most, obstacle.support(normal));
    }
    return most;
  }

  private Exit foot(Line line) {
    double way = line.offset() - from.dot(line.normal());
    Vec2 along = line.normal().perpendicular();
    return new Exit(line.at(from.dot(along)), line.normal().times(way));
  }

  private void addFeet(Round circle) {
    Vec2 out = circle.directionTo(from);
    double distance = from.minus(circle.center()).dot(out);
    for (double radius : new double[] {circle.radius(), -circle.radius()}) {
      add(new Exit(circle.center().plus(radius, out), out.times(radius - distance)));
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

  /// On the line that is more nearly along x, where the other is: the better it is along x, the
  /// less rounding takes off it. Parallel lines give a point that is not finite, and no way.
  private void addMeeting(Line a, Line b) {
    boolean isAlongX = Math.abs(a.normal().x()) < Math.abs(b.normal().x());
    Line line = isAlongX ? a : b;
    Line other = isAlongX ? b : a;
    double beyond = other.offset() - line.offset() * line.normal().dot(other.normal());
    add(line.at(beyond / line.normal().cross(other.normal())));
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
    add(new Exit(to, to.minus(from)));
  }

  private void add(Exit candidate) {
    if (candidate.out().lengthSquared() <= mostSquared) {
      found.add(candidate);
    }
  }

  /// All points with `normal . p = offset`.
  private record Line(Vec2 normal, double offset) {

    /// {@return the point that is `along` the line, to the left of the normal, from its foot}
    Vec2 at(double along) {
      return normal.times(offset).plus(along, normal.perpendicular());
    }
  }
}
