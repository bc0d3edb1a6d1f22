package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.Edit;
import collisionbench.app.viewport.gizmo.EditDrag.Result;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// Rotates bodies about their common center and the ring's axis, or the axis locked by a key.
///
/// @param axis a unit vector
record DraggedTurn(EditedBodies target, Vec3 center, Vec3 axis, DraggedAngle dragged, boolean flat)
    implements EditDrag.Dragging {

  @Override
  public Result to(Pointer pointer) {
    double turned = HandleSteps.degrees(Math.toDegrees(dragged.to(pointer)), pointer);
    double degrees = pointer.typed().orElse(turned);
    Optional<Axis> lock = flat ? Optional.empty() : pointer.lock();
    AxisTurn turn = new AxisTurn(lock.map(Axis::direction).orElse(axis), degrees);
    List<Body> bodies =
        target.bodies().stream()
            .map(body -> turn.of(body, center.minus(target.shift(body))))
            .toList();
    String about = lock.map(locked -> " " + locked).orElse("");
    return new Result(
        new Edit.Change(ChangeKind.ORIENTATION, bodies),
        Readout.turn(degrees) + about,
        List.of(trace(degrees, lock)));
  }

  private DragGuide.Trace trace(double degrees, Optional<Axis> lock) {
    return lock.<DragGuide.Trace>map(locked -> new DragGuide.Trace.Line(center, locked))
        .orElseGet(
            () -> new DragGuide.Trace.Angle(center, axis, dragged.arm(), Math.toRadians(degrees)));
  }
}
