package collisionbench.app.viewport.plane;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// A 2D shape in pixels, clipped slightly outside the picture, since JavaFX draws coordinates
/// beyond about a million pixels wrong.
///
/// A shape without thickness is a point or a line.
public sealed interface PlaneFigure {

  record Dot(Point2D at) implements PlaneFigure {}

  record Line(Point2D from, Point2D to) implements PlaneFigure {}

  /// A polygon, which approximates curves.
  record Area(List<Point2D> corners) implements PlaneFigure {

    public Area {
      corners = List.copyOf(corners);
    }
  }

  /// {@return the visible figure of a shape; empty if there is none}
  static Optional<PlaneFigure> of(Shape2 shape, Projection projection) {
    PlaneOutline trace = new PlaneOutline(projection);
    return switch (shape) {
      case Point2(Vec2 at) -> dot(trace, at);
      case Segment2(Vec2 start, Vec2 end) -> line(trace, start, end);
      case Circle(Vec2 center, double radius) ->
          radius == 0 ? dot(trace, center) : disc(trace, center, radius);
      case Capsule2 capsule -> capsule(trace, capsule);
      case Sector sector -> sector(trace, sector);
      case Polygon(List<Vec2> vertices) -> {
        vertices.forEach(trace::corner);
        yield area(trace);
      }
    };
  }

  private static Optional<PlaneFigure> dot(PlaneOutline trace, Vec2 at) {
    return trace.dot(at).map(Dot::new);
  }

  private static Optional<PlaneFigure> area(PlaneOutline trace) {
    return Optional.of(trace.area()).filter(corners -> !corners.isEmpty()).map(Area::new);
  }

  private static Optional<PlaneFigure> line(PlaneOutline trace, Vec2 start, Vec2 end) {
    return start.equals(end)
        ? dot(trace, start)
        : trace.line(start, end).map(line -> new Line(line.from(), line.to()));
  }

  private static Optional<PlaneFigure> disc(PlaneOutline trace, Vec2 center, double radius) {
    trace.arc(center, radius, 0, Sector.FULL_TURN);
    return area(trace);
  }

  private static Optional<PlaneFigure> capsule(PlaneOutline trace, Capsule2 capsule) {
    if (capsule.radius() == 0) {
      return line(trace, capsule.start(), capsule.end());
    }
    Vec2 along = capsule.end().minus(capsule.start());
    if (along.equals(Vec2.ZERO)) {
      return disc(trace, capsule.start(), capsule.radius());
    }
    double right = Math.atan2(along.y(), along.x()) - Math.PI / 2;
    trace.arc(capsule.end(), capsule.radius(), right, right + Math.PI);
    trace.arc(capsule.start(), capsule.radius(), right + Math.PI, right + Sector.FULL_TURN);
    return area(trace);
  }

  private static Optional<PlaneFigure> sector(PlaneOutline trace, Sector sector) {
    if (sector.radius() == 0) {
      return dot(trace, sector.center());
    }
    if (sector.isDisc()) {
      return disc(trace, sector.center(), sector.radius());
    }
    double bisector = Math.atan2(sector.direction().y(), sector.direction().x());
    double half = sector.angle() / 2;
    trace.corner(sector.center());
    trace.arc(sector.center(), sector.radius(), bisector - half, bisector + half);
    return area(trace);
  }
}
