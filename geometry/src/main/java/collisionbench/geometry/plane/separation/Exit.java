package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Obstacle.Round;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The least translation out of the union of several convex obstacles.
///
/// It leads to the nearest point of a side or a circle, or into a notch where two of them meet. All
/// such points are listed by distance, and the first that is inside no obstacle is the answer.
final class Exit {

  /// How deep inside an obstacle, relative to the size, counts as on its boundary: some roundings.
  /// All candidates are as near to the lines and circles they are on, however sharply these meet.
  private static final double ON_BOUNDARY = 0x1p-48;

  private Exit() {}

  static Vec2 nearest(List<Obstacle> obstacles) {
    double size = 0;
    for (Obstacle obstacle : obstacles) {
      size = Math.max(size, obstacle.size());
    }
    List<Vec2> candidates = candidates(obstacles);
    candidates.sort(Comparator.comparingDouble(Vec2::lengthSquared));
    for (Vec2 candidate : candidates) {
      if (isFree(candidate, obstacles, ON_BOUNDARY * size)) {
        return candidate;
      }
    }
    return candidates.getLast();
  }

  private static boolean isFree(Vec2 candidate, List<Obstacle> obstacles, double tolerance) {
    for (Obstacle obstacle : obstacles) {
      if (obstacle.holds(candidate, tolerance)) {
        return false;
      }
    }
    return true;
  }

  private static List<Vec2> candidates(List<Obstacle> obstacles) {
    Set<Line> lines = new LinkedHashSet<>();
    Set<Round> circles = new LinkedHashSet<>();
    List<Vec2> found = new ArrayList<>();
    for (Obstacle obstacle : obstacles) {
      circles.addAll(obstacle.circles());
      for (Vec2 normal : obstacle.normals()) {
        Line line = new Line(normal, obstacle.support(normal));
        lines.add(line);
        found.add(normal.times(line.offset()));
        found.add(normal.times(reach(obstacles, normal)));
      }
    }
    for (Round circle : circles) {
      Vec2 out = circle.directionTo(Vec2.ZERO);
      found.add(circle.center().plus(circle.radius(), out));
      found.add(circle.center().plus(-circle.radius(), out));
    }
    addMeetings(List.copyOf(lines), List.copyOf(circles), found);
    found.removeIf(candidate -> !candidate.isFinite());
    return found;
  }

  private static double reach(List<Obstacle> obstacles, Vec2 normal) {
    double most = Double.NEGATIVE_INFINITY;
    for (Obstacle obstacle : obstacles) {
      most = Math.max(most, obstacle.support(normal));
    }
    return most;
  }

  private static void addMeetings(List<Line> lines, List<Round> circles, List<Vec2> found) {
    for (int i = 0; i < lines.size(); i++) {
      for (int j = 0; j < i; j++) {
        found.add(meeting(lines.get(i), lines.get(j)));
      }
      for (Round circle : circles) {
        Vec2 normal = lines.get(i).normal();
        double along = lines.get(i).offset() - circle.center().dot(normal);
        addMirrored(circle, along, normal, found);
      }
    }
    for (int i = 0; i < circles.size(); i++) {
      for (int j = 0; j < i; j++) {
        addMeetings(circles.get(i), circles.get(j), found);
      }
    }
  }

  /// From the foot of the one line along it: on both lines to within rounding of the way there,
  /// even where they are nearly parallel. Parallel lines give a point that is not finite.
  private static Vec2 meeting(Line a, Line b) {
    double beyond = b.offset() - a.offset() * a.normal().dot(b.normal());
    double way = beyond / a.normal().cross(b.normal());
    return a.normal().times(a.offset()).plus(way, a.normal().perpendicular());
  }

  private static void addMeetings(Round a, Round b, List<Vec2> found) {
    Vec2 between = b.center().minus(a.center());
    double distance = between.length();
    double sum = a.radius() + b.radius();
    double along = 0.5 * (distance + (a.radius() - b.radius()) * (sum / distance));
    addMirrored(a, along, between.normalized(), found);
  }

  /// Adds the two points of the circle that are `along` the unit `axis` from its centre.
  private static void addMirrored(Round circle, double along, Vec2 axis, List<Vec2> found) {
    double squared = (circle.radius() - along) * (circle.radius() + along);
    if (squared >= 0) {
      Vec2 foot = circle.center().plus(along, axis);
      double beside = Math.sqrt(squared);
      found.add(foot.plus(beside, axis.perpendicular()));
      found.add(foot.plus(-beside, axis.perpendicular()));
    }
  }

  /// All points with `normal . p = offset`.
  private record Line(Vec2 normal, double offset) {}
}
