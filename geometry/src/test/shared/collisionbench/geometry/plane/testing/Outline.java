package collisionbench.geometry.plane.testing;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The outlines of shapes, computed in the simplest way (`atan2`, dense points), to check queries
/// against.
public final class Outline {

  private Outline() {}

  /// {@return about `count` points along the boundary, including every corner}
  public static List<Vec2> points(Shape2 shape, int count) {
    List<Vec2> points = new ArrayList<>();
    switch (shape) {
      case Point2 point -> points.add(point.at());
      case Circle circle -> arc(points, circle.center(), circle.radius(), 0, 2 * Math.PI, count);
      case Segment2 segment -> line(points, segment.start(), segment.end(), count);
      case Capsule2 capsule -> capsule(points, capsule, count / 4);
      case Sector sector -> sector(points, sector, count / 3);
      case Polygon polygon -> {
        List<Vec2> corners = polygon.vertices();
        for (int i = 0; i < corners.size(); i++) {
          Vec2 next = corners.get((i + 1) % corners.size());
          line(points, corners.get(i), next, count / corners.size());
        }
      }
    }
    return points;
  }

  private static void capsule(List<Vec2> points, Capsule2 capsule, int count) {
    Vec2 along = capsule.end().minus(capsule.start());
    double angle = Math.atan2(along.y(), along.x());
    Vec2 side = polar(capsule.radius(), angle + Math.PI / 2);
    double quarter = Math.PI / 2;
    arc(points, capsule.start(), capsule.radius(), angle + quarter, angle + 3 * quarter, count);
    arc(points, capsule.end(), capsule.radius(), angle - quarter, angle + quarter, count);
    line(points, capsule.start().plus(side), capsule.end().plus(side), count);
    line(points, capsule.start().minus(side), capsule.end().minus(side), count);
  }

  private static void sector(List<Vec2> points, Sector sector, int count) {
    double middle = Math.atan2(sector.direction().y(), sector.direction().x());
    double from = middle - sector.angle() / 2;
    double to = middle + sector.angle() / 2;
    arc(points, sector.center(), sector.radius(), from, to, count);
    if (sector.angle() < 2 * Math.PI) {
      line(points, sector.center(), sector.center().plus(polar(sector.radius(), from)), count);
      line(points, sector.center(), sector.center().plus(polar(sector.radius(), to)), count);
    }
  }

  private static Vec2 polar(double radius, double angle) {
    return new Vec2(radius * Math.cos(angle), radius * Math.sin(angle));
  }

  private static void arc(
      List<Vec2> points, Vec2 center, double radius, double from, double to, int count) {
    for (int i = 0; i <= count; i++) {
      points.add(center.plus(polar(radius, from + (to - from) * i / count)));
    }
  }

  private static void line(List<Vec2> points, Vec2 from, Vec2 to, int count) {
    for (int i = 0; i <= count; i++) {
      points.add(from.plus((double) i / count, to.minus(from)));
    }
  }

  /// {@return the distance from `p` to the shape, negative inside}
  public static double distance(Shape2 shape, Vec2 p) {
    return switch (shape) {
      case Point2 point -> Math.hypot(p.x() - point.at().x(), p.y() - point.at().y());
      case Circle circle -> distance(new Point2(circle.center()), p) - circle.radius();
      case Segment2 segment -> fromSegment(segment.start(), segment.end(), p);
      case Capsule2 capsule -> fromSegment(capsule.start(), capsule.end(), p) - capsule.radius();
      case Sector sector -> fromSector(sector, p);
      case Polygon polygon -> fromPolygon(polygon.vertices(), p);
    };
  }

  private static double fromSegment(Vec2 a, Vec2 b, Vec2 p) {
    double squared = b.minus(a).lengthSquared();
    double t = squared == 0 ? 0 : Math.clamp(p.minus(a).dot(b.minus(a)) / squared, 0, 1);
    Vec2 offset = p.minus(a.plus(t, b.minus(a)));
    return Math.hypot(offset.x(), offset.y());
  }

  private static double fromSector(Sector sector, Vec2 p) {
    Vec2 offset = p.minus(sector.center());
    double fromCenter = Math.hypot(offset.x(), offset.y());
    if (sector.angle() == 2 * Math.PI) {
      return fromCenter - sector.radius();
    }
    double middle = Math.atan2(sector.direction().y(), sector.direction().x());
    double turn =
        Math.abs(Math.IEEEremainder(Math.atan2(offset.y(), offset.x()) - middle, 2 * Math.PI));
    Vec2 from = sector.center().plus(polar(sector.radius(), middle - sector.angle() / 2));
    Vec2 to = sector.center().plus(polar(sector.radius(), middle + sector.angle() / 2));
    double fromEdges =
        Math.min(fromSegment(sector.center(), from, p), fromSegment(sector.center(), to, p));
    if (turn > sector.angle() / 2) {
      return fromEdges;
    }
    return fromCenter > sector.radius()
        ? fromCenter - sector.radius()
        : -Math.min(sector.radius() - fromCenter, fromEdges);
  }

  private static double fromPolygon(List<Vec2> corners, Vec2 p) {
    double nearest = Double.POSITIVE_INFINITY;
    boolean inside = true;
    for (int i = 0; i < corners.size(); i++) {
      Vec2 from = corners.get(i);
      Vec2 to = corners.get((i + 1) % corners.size());
      nearest = Math.min(nearest, fromSegment(from, to, p));
      inside &= to.minus(from).cross(p.minus(from)) >= 0;
    }
    return inside ? -nearest : nearest;
  }

  /// {@return the least distance of a boundary point of either shape from the other, negative if
  /// one is inside; at least the distance, and greater by at most the spacing of the points}
  public static double gap(Shape2 a, Shape2 b, int count) {
    double least = Double.POSITIVE_INFINITY;
    for (Vec2 p : points(b, count)) {
      least = Math.min(least, distance(a, p));
    }
    for (Vec2 p : points(a, count)) {
      least = Math.min(least, distance(b, p));
    }
    return least;
  }

  /// {@return the corners of the convex hull, by gift wrapping; fewer than 3 if all points are
  /// collinear}
  public static List<Vec2> hull(List<Vec2> points) {
    Vec2 first =
        points.stream()
            .min(Comparator.comparingDouble(Vec2::x).thenComparingDouble(Vec2::y))
            .orElseThrow();
    List<Vec2> hull = new ArrayList<>(List.of(first));
    while (hull.size() <= points.size()) {
      Vec2 last = hull.getLast();
      Vec2 next = first;
      for (Vec2 point : points) {
        double turn = next.minus(last).cross(point.minus(last));
        boolean further = point.minus(last).lengthSquared() > next.minus(last).lengthSquared();
        if (next.equals(last) || turn < 0 || (turn == 0 && further)) {
          next = point;
        }
      }
      if (next.equals(first)) {
        return hull;
      }
      hull.add(next);
    }
    return hull;
  }
}
