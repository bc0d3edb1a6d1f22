package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.Decimals;
import collisionbench.app.scene.Edit;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.sight.Pull;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// Takes the tip of a body's velocity anywhere, as a body itself is dragged; where it snaps, the
/// velocity itself gets round.
final class VelocityPull implements Pull {

  private final Body body;
  private final DraggedPoint dragged;
  private Optional<Guide> guide = Optional.empty();

  /// @param tip where the middle of the body is at time 1
  VelocityPull(Body body, Vec3 tip, Projection projection, Pointer start) {
    this.body = body;
    dragged =
        new DraggedPoint(
            projection, tip, body.displacement(), DraggedPoint.Constraint.free(projection), start);
  }

  @Override
  public void to(Pointer pointer, Session session) {
    Vec3 velocity = Decimals.sum(body.displacement(), dragged.to(pointer));
    session.preview(new Edit.Change(ChangeKind.VELOCITY, List.of(body.moving(velocity))));
    guide =
        Optional.of(
            new Guide(
                Readout.way(velocity, List.of()), dragged.traces(), pointer.x(), pointer.y()));
  }

  @Override
  public Optional<Guide> guide() {
    return guide;
  }
}
