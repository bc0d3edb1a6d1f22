package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Arc;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// The least way out of a union of differences.
///
/// It leads to the foot of a line or circle that bounds one of them, or to where two of these meet.
/// All such ways are listed, and the shortest that ends inside no difference is the answer. The
/// shortest that leads straight out of all at once is one; what is longer is left out.
final class LeastTranslation {

  /// How deep inside a difference, relative to the numbers that tell, counts as on its boundary.
  /// All candidates are as near to the lines and circles they are on, however sharply these meet.
  private static final double ON_BOUNDARY = 0x1p-48;

  /// A way out.
  ///
  /// @param to the translation where it ends
  /// @param way the way there, which to the foot of a line or circle is along its normal
  record Exit(Vec2 to, Vec2 way) {}

  /// All points with `normal . p = offset`.
  private record Line(Vec2 normal, double offset) {

    /// {@return the point that is `along` the line, to the left of the normal, from its foot}
    Vec2 at(double along) {
      return normal.times(offset).plus(along, normal.perpendicular());
    }
  }

  /// A circle that part of a boundary may lie on.
  ///
  /// @param inside a unit direction in which the boundary may be, for who stands on the centre
  private record Circle(Vec2 center, double radius, Vec2 inside) {

    Vec2 directionTo(Vec2 t) {
      return t.equals(center) ? inside : t.minus(center).normalized();
    }
  }

  private final List<Difference> differences;
  private final Vec2 from;
  private final List<Exit> found = new ArrayList<>();
  private double mostSquared = Double.POSITIVE_INFINITY;

  private LeastTranslation(List<Difference> differences, Vec2 from) {
    this.differences = differences;
    this.from = from;
  }

  /// {@return the least way out from the translation `from`}
  static Exit of(List<Difference> differences, Vec2 from) {
    List<Exit> candidates = new LeastTranslation(differences, from).all();
    candidates.sort(Comparator.comparingDouble(exit -> exit.way().lengthSquared()));
    Predicate<Exit> isFree =
        exit -> differences.stream().noneMatch(d -> d.holds(exit.to, ON_BOUNDARY));
    return candidates.stream().filter(isFree).findFirst().orElse(candidates.getLast());
  }

  private List<Exit> all() {
    Set<Line> lines = new LinkedHashSet<>();
    Set<Circle> circles = new LinkedHashSet<>();
    for (Difference difference : differences) {
      for (Vec2 normal : difference.normals()) {
        lines.add(new Line(normal, difference.support(normal)));
      }
      addCircles(difference, circles);
    }
    lines.stream().map(Line::normal).distinct().forEach(this::addStraight);
    lines.forEach(line -> add(foot(line)));
    circles.forEach(this::addFeet);
    addMeetings(List.copyOf(lines), List.copyOf(circles));
    return found;
  }

  /// About each difference of an arc's centre and a corner or another arc's centre, and with a
  /// radius about each difference of corners.
  private static void addCircles(Difference difference, Set<Circle> circles) {
    Piece a = difference.a();
    Piece b = difference.b();
    double radius = difference.radius();
    for (Vec2 ofA : a.corners()) {
      for (Vec2 ofB : b.corners()) {
        Vec2 center = ofA.minus(ofB);
        if (radius > 0) {
          circles.add(new Circle(center, radius, Vec2.Y));
        }
        for (Arc arc : a.arcs()) {
          if (arc.center().equals(ofA)) {
            circles.add(new Circle(center, arc.radius() + radius, arc.middle()));
          }
        }
        for (Arc arc : b.arcs()) {
          if (arc.center().equals(ofB)) {
            circles.add(new Circle(center, arc.radius() + radius, arc.middle().negated()));
          }
        }
      }
    }
    for (Arc ofA : a.arcs()) {
      for (Arc ofB : b.arcs()) {
        double sum = ofA.radius() + ofB.radius() + radius;
        circles.add(new Circle(ofA.center().minus(ofB.center()), sum, ofA.middle()));
      }
    }
  }

  private void addStraight(Vec2 normal) {
    double most = differences.stream().mapToDouble(d -> d.support(normal)).max().orElseThrow();
    Exit straight = foot(new Line(normal, most));
    add(straight);
    mostSquared = Math.min(mostSquared, straight.way().lengthSquared());
  }

  private Exit foot(Line line) {
    double way = line.offset() - from.dot(line.normal());
    Vec2 along = line.normal().perpendicular();
    return new Exit(line.at(from.dot(along)), line.normal().times(way));
  }

  private void addFeet(Circle circle) {
    Vec2 out = circle.directionTo(from);
    double distance = from.minus(circle.center()).dot(out);
    for (double radius : new double[] {circle.radius(), -circle.radius()}) {
      add(new Exit(circle.center().plus(radius, out), out.times(radius - distance)));
    }
  }

  private void addMeetings(List<Line> lines, List<Circle> circles) {
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      for (int j = 0; j < i; j++) {
        addMeeting(line, lines.get(j));
      }
      for (Circle circle : circles) {
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

  private void addMeetings(Circle a, Circle b) {
    Vec2 between = b.center().minus(a.center());
    double distance = between.length();
    double sum = a.radius() + b.radius();
    double along = 0.5 * (distance + (a.radius() - b.radius()) * (sum / distance));
    addMirrored(a, along, between.normalized());
  }

  /// Adds the two points of the circle that are `along` the unit `axis` from its centre.
  private void addMirrored(Circle circle, double along, Vec2 axis) {
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
    if (candidate.way().lengthSquared() <= mostSquared) {
      found.add(candidate);
    }
  }
}
