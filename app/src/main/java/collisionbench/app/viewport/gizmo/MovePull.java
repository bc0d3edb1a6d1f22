package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Edit;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import java.util.Optional;

/// Moves bodies.
class MovePull implements Pull {

  private final EditedBodies target;
  private final DraggedPoint dragged;
  private Optional<Guide> guide = Optional.empty();

  MovePull(EditedBodies target, DraggedPoint dragged) {
    this.target = target;
    this.dragged = dragged;
  }

  @Override
  public void to(Pointer pointer, Session session) {
    session.preview(new Edit.Move(target.ids(), dragged.to(pointer)));
    guide = Optional.of(new Guide(dragged.readout(), dragged.traces(), pointer.x(), pointer.y()));
  }

  @Override
  public Optional<Guide> guide() {
    return guide;
  }
}
