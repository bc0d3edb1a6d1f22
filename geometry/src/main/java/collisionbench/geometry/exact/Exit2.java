package collisionbench.geometry.exact;

import collisionbench.geometry.exact.Obstacle2.Line;
import collisionbench.geometry.exact.Obstacle2.Round;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The least translation that is inside none of several obstacles.
///
/// It is the point nearest to the origin of a line or circle that bounds an obstacle, or where two
/// of them meet. All of these are tried, but for those that a nearer one has made pointless.
final class Exit2 {

  private Exit2() {}

  /// @param tolerance how deep inside an obstacle is still on its boundary
  static Real length(List<Obstacle2> obstacles, Real tolerance) {
    List<Line> lines = obstacles.stream().flatMap(o -> o.lines().stream()).distinct().toList();
    List<Round> circles = obstacles.stream().flatMap(o -> o.circles().stream()).distinct().toList();
    Real known = nearestFree(feet(lines, circles), obstacles, tolerance, straightOut(obstacles));
    List<Line> nearLines =
        lines.stream().filter(line -> line.offset().abs().compareTo(known) < 0).toList();
    List<Round> nearCircles =
        circles.stream().filter(circle -> distance(circle).compareTo(known) < 0).toList();
    return nearestFree(meetings(nearLines, nearCircles), obstacles, tolerance, known);
  }

  private static Real distance(Round circle) {
    return circle.center().length().minus(circle.radius()).abs();
  }

  private record Way(Real2 to, Real length) {}

  /// {@return the length of the least way that leads out, or `atMost` if none is less}
  private static Real nearestFree(
      List<Real2> candidates, List<Obstacle2> obstacles, Real tolerance, Real atMost) {
    return candidates.stream()
        .map(to -> new Way(to, to.length()))
        .filter(way -> way.length().compareTo(atMost) < 0)
        .sorted(Comparator.comparing(Way::length))
        .filter(way -> obstacles.stream().noneMatch(o -> o.holds(way.to(), tolerance)))
        .findFirst()
        .map(Way::length)
        .orElse(atMost);
  }

  /// {@return the least way along a normal that leads out of all obstacles at once}
  private static Real straightOut(List<Obstacle2> obstacles) {
    return obstacles.stream()
        .flatMap(obstacle -> obstacle.normals().stream())
        .map(normal -> obstacles.stream().map(o -> o.most(normal)).reduce(Real::max).orElseThrow())
        .min(Real::compareTo)
        .orElseThrow();
  }

  private static List<Real2> feet(List<Line> lines, List<Round> circles) {
    List<Real2> feet = new ArrayList<>();
    lines.forEach(line -> feet.add(line.normal().times(line.offset())));
    for (Round circle : circles) {
      if (!circle.center().isZero()) {
        Real2 out = circle.center().unit().times(circle.radius());
        feet.add(circle.center().minus(out));
        feet.add(circle.center().plus(out));
      }
    }
    return feet;
  }

  private static List<Real2> meetings(List<Line> lines, List<Round> circles) {
    List<Real2> meetings = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      for (int j = 0; j < i; j++) {
        addMeeting(lines.get(i), lines.get(j), meetings);
      }
      for (Round circle : circles) {
        Line line = lines.get(i);
        Real along = line.offset().minus(line.normal().dot(circle.center()));
        addMirrored(circle, along, line.normal(), meetings);
      }
    }
    for (int i = 0; i < circles.size(); i++) {
      for (int j = 0; j < i; j++) {
        addMeetings(circles.get(i), circles.get(j), meetings);
      }
    }
    return meetings;
  }

  private static void addMeeting(Line a, Line b, List<Real2> meetings) {
    Real determinant = a.normal().cross(b.normal());
    if (determinant.signum() != 0) {
      Real2 sum =
          a.normal()
              .perpendicular()
              .times(b.offset())
              .minus(b.normal().perpendicular().times(a.offset()));
      meetings.add(new Real2(sum.x().over(determinant), sum.y().over(determinant)));
    }
  }

  /// Circles whose centres are `d` apart meet where it is `(d^2 + a^2 - b^2) / 2 d` from that of A.
  private static void addMeetings(Round a, Round b, List<Real2> meetings) {
    Real2 way = b.center().minus(a.center());
    if (!way.isZero()) {
      Real d = way.length();
      Real difference = a.radius().minus(b.radius()).times(a.radius().plus(b.radius()));
      addMirrored(a, d.plus(difference.over(d)).shifted(-1), way.unit(), meetings);
    }
  }

  /// Adds the two points of the circle that are `along` the unit `axis` from its centre.
  private static void addMirrored(Round circle, Real along, Real2 axis, List<Real2> meetings) {
    Real squared = circle.radius().times(circle.radius()).minus(along.times(along));
    if (squared.signum() >= 0) {
      Real2 foot = circle.center().plus(axis.times(along));
      Real2 beside = axis.perpendicular().times(squared.root());
      meetings.add(foot.plus(beside));
      meetings.add(foot.minus(beside));
    }
  }
}
