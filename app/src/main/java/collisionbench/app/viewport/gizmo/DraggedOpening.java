package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.gizmo.EditDrag.Result;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Degrees;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Drags a sector's direction, or opens and closes it by an edge.
///
/// The other edge moves symmetrically, so that the direction stays; with Shift it stays itself.
final class DraggedOpening implements EditDrag.Dragging {

  private static final double FULL_DEGREES = 360;
  private static final double LEAST_DEGREES = 0.1;

  private final Body2 body;
  private final Sector sector;
  private final SectorPart part;
  private final DraggedAngle dragged;

  enum SectorPart {
    DIRECTION(0),
    START(-1),
    END(1);

    /// 1 if a counter-clockwise rotation opens the sector, -1 if it closes it.
    private final int opens;

    SectorPart(int opens) {
      this.opens = opens;
    }

    /// {@return the unit direction from the sector's center to the part}
    Vec2 direction(Sector sector) {
      return switch (this) {
        case DIRECTION -> sector.opening().axis();
        case START -> sector.startEdge();
        case END -> sector.endEdge();
      };
    }

    /// {@return the direction in which its handle is offset}
    Vec2 away(Vec2 direction) {
      return this == DIRECTION ? direction : direction.perpendicular().times(opens);
    }
  }

  DraggedOpening(
      Body2 body,
      Sector sector,
      SectorPart part,
      Vec3 shift,
      Projection projection,
      Pointer start) {
    this.body = body;
    this.sector = sector;
    this.part = part;
    Vec3 center = new Vec3(sector.center().x(), sector.center().y(), 0).plus(shift);
    Vec3 held = projection.onPlaneThrough(center, start.x(), start.y());
    dragged = new DraggedAngle(projection, center, Vec3.Z, held, start);
  }

  @Override
  public Result to(Pointer pointer) {
    double turned = Math.toDegrees(dragged.to(pointer));
    return part == SectorPart.DIRECTION ? directed(turned, pointer) : opened(turned, pointer);
  }

  private Result result(ChangeKind what, Sector next, String readout) {
    Body2 changed = new Body2(body.id(), next, body.velocity(), body.group());
    return new Result(what, changed, readout, List.of());
  }

  /// The absolute angle snaps, not the difference. The direction has length 1.
  private Result directed(double turned, Pointer pointer) {
    Vec2 direction = sector.direction();
    double before = Math.toDegrees(Math.atan2(direction.y(), direction.x()));
    double degrees = pointer.degrees(before + turned);
    Vec2 turnedTo = new Vec2(Degrees.cosine(degrees), Degrees.sine(degrees));
    return result(
        ChangeKind.DIRECTION,
        new Sector(sector.center(), sector.radius(), turnedTo, sector.angle()),
        "\u2192 " + Readout.angle(Math.IEEEremainder(degrees, FULL_DEGREES)));
  }

  private Result opened(double turned, Pointer pointer) {
    boolean oneSided = pointer.shift();
    double before = Math.toDegrees(sector.angle());
    double step = pointer.degrees(before + part.opens * turned * (oneSided ? 1 : 2));
    double degrees = Math.clamp(step, LEAST_DEGREES, FULL_DEGREES);
    Vec2 direction =
        oneSided
            ? new AxisTurn(Vec3.Z, part.opens * (degrees - before) / 2).apply(sector.direction())
            : sector.direction();
    double angle = Math.min(Math.toRadians(degrees), Sector.FULL_TURN);
    return result(
        ChangeKind.OPENING,
        new Sector(sector.center(), sector.radius(), direction, angle),
        Readout.angle(degrees));
  }
}
