package collisionbench.app.viewport.gizmo;

import static collisionbench.app.scene.Body2.inSpace;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Edit.Change.What;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;

/// The handles on the shape of a body in the plane.
record PlaneResizeHandles(Body2 body, ResizeHandles handles) {

  /// {@return the handles, foremost first}
  List<Handle> all() {
    return switch (body.shape()) {
      case Point2 _ -> List.of();
      case Circle(Vec2 center, double radius) -> circle(center, radius);
      case Capsule2 capsule -> capsule(capsule);
      case Segment2(Vec2 start, Vec2 end) -> ends(start, end, (a, b) -> new Segment2(a, b));
      case Sector sector -> sector(sector);
      case Polygon _ ->
          handles.corners(
              body.points(),
              _ -> What.CORNER,
              points -> with(new Polygon(points.stream().map(PlaneResizeHandles::flat).toList())));
    };
  }

  private Body with(Shape2 shape) {
    return new Body2(body.id(), shape, body.velocity());
  }

  private static Vec2 flat(Vec3 point) {
    return new Vec2(point.x(), point.y());
  }

  /// Makes a shape from two ends.
  private interface Ends {

    Shape2 shape(Vec2 start, Vec2 end);
  }

  private List<Handle> ends(Vec2 start, Vec2 end, Ends ends) {
    return Stream.of(
            handles.point(
                "end", What.END, inSpace(end), point -> with(ends.shape(start, flat(point)))),
            handles.point(
                "start", What.START, inSpace(start), point -> with(ends.shape(flat(point), end))))
        .flatMap(List::stream)
        .toList();
  }

  private List<Handle> radius(
      String side, Vec2 from, Vec2 direction, double radius, DoubleFunction<Shape2> with) {
    LengthPull.With withRadius = (length, _) -> with(with.apply(length));
    Vec3 origin = inSpace(from).plus(handles.shift());
    return handles.length(
        "radius-" + side,
        new LengthPull.Scale("r", origin, inSpace(direction), radius, false, withRadius),
        Optional.empty());
  }

  private List<Handle> circle(Vec2 center, double radius) {
    DoubleFunction<Shape2> with = length -> new Circle(center, length);
    List<Handle> knobs = new ArrayList<>();
    knobs.addAll(radius("right", center, Vec2.X, radius, with));
    knobs.addAll(radius("top", center, Vec2.Y, radius, with));
    knobs.addAll(radius("left", center, Vec2.X.negated(), radius, with));
    knobs.addAll(radius("bottom", center, Vec2.Y.negated(), radius, with));
    return knobs;
  }

  private List<Handle> capsule(Capsule2 capsule) {
    Vec2 start = capsule.start();
    Vec2 end = capsule.end();
    double radius = capsule.radius();
    List<Handle> knobs = new ArrayList<>(ends(start, end, (a, b) -> new Capsule2(a, b, radius)));
    Vec2 along = end.minus(start);
    Vec2 side = along.equals(Vec2.ZERO) ? Vec2.Y : along.normalized().perpendicular();
    Vec2 middle = start.towards(end, 0.5);
    DoubleFunction<Shape2> with = length -> new Capsule2(start, end, length);
    knobs.addAll(radius("left", middle, side, radius, with));
    knobs.addAll(radius("right", middle, side.negated(), radius, with));
    return knobs;
  }

  /// Knobs beside the two edges, in front of the arc for the radius, and further out for the
  /// direction; none covers another however small the sector is.
  private List<Handle> sector(Sector sector) {
    Vec2 direction = sector.direction().normalized();
    List<Handle> knobs = new ArrayList<>();
    knobs.addAll(
        radius(
            "arc",
            sector.center(),
            direction,
            sector.radius(),
            length -> new Sector(sector.center(), length, sector.direction(), sector.angle())));
    knobs.addAll(
        turning("direction", sector, OpeningPull.SectorPart.DIRECTION, direction, direction, 3));
    Vec2 start = sector.startEdge();
    Vec2 end = sector.endEdge();
    knobs.addAll(
        turning(
            "edge-start",
            sector,
            OpeningPull.SectorPart.START,
            start,
            start.perpendicular().negated(),
            1));
    knobs.addAll(
        turning("edge-end", sector, OpeningPull.SectorPart.END, end, end.perpendicular(), 1));
    return knobs;
  }

  /// A knob near where a direction meets the arc.
  ///
  /// @param off in which direction it stands off, and by how many times the usual way
  private List<Handle> turning(
      String name,
      Sector sector,
      OpeningPull.SectorPart part,
      Vec2 direction,
      Vec2 off,
      double far) {
    Vec3 surface = inSpace(sector.center().plus(sector.radius(), direction)).plus(handles.shift());
    return HandleOrigin.of(handles.projection(), surface)
        .flatMap(origin ->
            origin.pixels(
                List.of(surface, origin.out(inSpace(off), far * ResizeHandles.STAND_OFF))))
        .<Handle>map(ends -> knob(name, sector, part, ends.getFirst(), ends.getLast()))
        .stream()
        .toList();
  }

  private Knob knob(
      String name, Sector sector, OpeningPull.SectorPart part, Point2D surface, Point2D at) {
    return new Knob(
        "resize-" + name,
        Knob.Form.DIAMOND,
        at,
        Optional.of(surface),
        Optional.empty(),
        false,
        Cursor.HAND,
        start -> new OpeningPull(body, sector, part, handles.shift(), handles.projection(), start));
  }
}
