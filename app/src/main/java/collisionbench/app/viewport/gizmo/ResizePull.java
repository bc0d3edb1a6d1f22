package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.Edit;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import java.util.List;
import java.util.Optional;

/// Changes the shape of a body by one of its handles. ChangeKind would not be a shape stops at the
/// last one that was.
abstract class ResizePull implements Pull {

  private final ChangeKind what;
  private Optional<Guide> guide = Optional.empty();

  /// @param what what of the body its handle changes
  ResizePull(ChangeKind what) {
    this.what = what;
  }

  /// {@return the body with its handle where the mouse takes it}
  ///
  /// @throws IllegalArgumentException if that is not a shape
  abstract Body resized(Pointer pointer);

  /// {@return what the body has got to, in words}
  abstract String readout();

  /// {@return the lines along which the handle goes}
  List<Guide.Trace> traces() {
    return List.of();
  }

  @Override
  public final void to(Pointer pointer, Session session) {
    try {
      Body body = resized(pointer);
      session.preview(new Edit.Change(what, List.of(body)));
      guide = Optional.of(new Guide(readout(), traces(), pointer.x(), pointer.y()));
    } catch (IllegalArgumentException notAShape) {
      // The last one that was stays in the preview, and what was said of it.
    }
  }

  @Override
  public final Optional<Guide> guide() {
    return guide;
  }
}
