package collisionbench.app.viewport.gizmo;

import static collisionbench.app.scene.Body2.inSpace;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Edit.Change.What;
import collisionbench.app.viewport.gizmo.OpeningPull.SectorPart;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.function.DoubleFunction;

/// Adds the handles on the shape of a body in the plane.
record PlaneResizeHandles(Body2 body, ResizeHandles handles) {

  void add() {
    switch (body.shape()) {
      case Point2 _ -> {}
      case Circle(Vec2 center, double radius) ->
          handles.around(
              inSpace(center), Vec3.X, Vec3.Y, radius, length -> with(new Circle(center, length)));
      case Capsule2(Vec2 start, Vec2 end, double radius) -> addCapsule(start, end, radius);
      case Segment2(Vec2 start, Vec2 end) ->
          handles.ends(
              inSpace(start), inSpace(end), (a, b) -> with(new Segment2(flat(a), flat(b))));
      case Sector sector -> addSector(sector);
      case Polygon _ ->
          handles.corners(
              body.points(),
              _ -> What.CORNER,
              points -> with(new Polygon(points.stream().map(PlaneResizeHandles::flat).toList())));
    }
  }

  private Body with(Shape2 shape) {
    return new Body2(body.id(), shape, body.velocity());
  }

  private static Vec2 flat(Vec3 point) {
    return new Vec2(point.x(), point.y());
  }

  private void addCapsule(Vec2 start, Vec2 end, double radius) {
    handles.ends(
        inSpace(start), inSpace(end), (a, b) -> with(new Capsule2(flat(a), flat(b), radius)));
    Vec2 along = end.minus(start);
    Vec3 side = inSpace(along.equals(Vec2.ZERO) ? Vec2.Y : along.normalized().perpendicular());
    Vec3 middle = inSpace(start.towards(end, 0.5));
    DoubleFunction<Body> with = length -> with(new Capsule2(start, end, length));
    handles.radius("left", middle, side, radius, with);
    handles.radius("right", middle, side.negated(), radius, with);
  }

  /// Knobs beside the two edges, in front of the arc for the radius, and further out for the
  /// direction; none covers another however small the sector is.
  private void addSector(Sector sector) {
    Vec2 direction = sector.direction().normalized();
    handles.radius(
        "arc",
        inSpace(sector.center()),
        inSpace(direction),
        sector.radius(),
        length -> with(new Sector(sector.center(), length, sector.direction(), sector.angle())));
    addTurning("direction", sector, SectorPart.DIRECTION, direction, direction);
    Vec2 start = sector.startEdge();
    addTurning("edge-start", sector, SectorPart.START, start, start.perpendicular().negated());
    Vec2 end = sector.endEdge();
    addTurning("edge-end", sector, SectorPart.END, end, end.perpendicular());
  }

  /// Adds a knob near where a direction meets the arc.
  ///
  /// @param away in which direction it stands off
  private void addTurning(String name, Sector sector, SectorPart part, Vec2 direction, Vec2 away) {
    Vec3 shift = handles.shift();
    handles.turning(
        name,
        inSpace(sector.center().plus(sector.radius(), direction)).plus(shift),
        inSpace(away),
        part == SectorPart.DIRECTION ? 3 : 1,
        start -> new OpeningPull(body, sector, part, shift, handles.projection(), start));
  }
}
