package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.Edit;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// Turns bodies about their common centre: about the ring's axis, or that to which a key locks.
final class RotatePull implements Pull {

  private final EditedBodies target;
  private final Vec3 center;
  private final Vec3 axis;
  private final DraggedAngle dragged;
  private final boolean flat;
  private Optional<Guide> guide = Optional.empty();

  /// @param axis a unit vector
  RotatePull(EditedBodies target, Vec3 center, Vec3 axis, DraggedAngle dragged, boolean flat) {
    this.target = target;
    this.center = center;
    this.axis = axis;
    this.dragged = dragged;
    this.flat = flat;
  }

  @Override
  public void to(Pointer pointer, Session session) {
    double degrees = HandleSteps.degrees(Math.toDegrees(dragged.to(pointer)), pointer);
    Optional<Axis> lock = flat ? Optional.empty() : pointer.lock();
    AxisTurn turn = new AxisTurn(lock.map(Axis::direction).orElse(axis), degrees);
    turned(turn)
        .ifPresent(bodies -> {
          session.preview(new Edit.Change(ChangeKind.ORIENTATION, bodies));
          guide = Optional.of(guide(degrees, lock, pointer));
        });
  }

  /// {@return the bodies after a turn; empty if one would be where no numbers are}
  private Optional<List<Body>> turned(AxisTurn turn) {
    try {
      return Optional.of(
          target.bodies().stream()
              .map(body -> turn.of(body, center.minus(target.shift(body))))
              .toList());
    } catch (IllegalArgumentException beyondNumbers) {
      return Optional.empty();
    }
  }

  private Guide guide(double degrees, Optional<Axis> lock, Pointer pointer) {
    Guide.Trace trace =
        lock.<Guide.Trace>map(locked -> new Guide.Trace.Line(center, locked))
            .orElseGet(
                () -> new Guide.Trace.Angle(center, axis, dragged.arm(), Math.toRadians(degrees)));
    String about = lock.map(locked -> " " + locked).orElse("");
    return new Guide(Readout.turn(degrees) + about, List.of(trace), pointer.x(), pointer.y());
  }

  @Override
  public Optional<Guide> guide() {
    return guide;
  }
}
