package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Edit;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import java.util.Optional;

/// Moves bodies.
class MovePull implements Pull {

  private final Target target;
  private final Travel travel;
  private Optional<Guide> guide = Optional.empty();

  MovePull(Target target, Travel travel) {
    this.target = target;
    this.travel = travel;
  }

  @Override
  public void to(Pointer pointer, Session session) {
    session.preview(new Edit.Move(target.ids(), travel.to(pointer)));
    guide = Optional.of(new Guide(travel.readout(), travel.traces(), pointer.x(), pointer.y()));
  }

  @Override
  public Optional<Guide> guide() {
    return guide;
  }
}
