package collisionbench.app.viewport.gizmo;

import collisionbench.app.session.Session;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import java.util.List;
import java.util.Optional;

/// Previews the edit of a drag, with a readout. If the shape would be invalid, the last valid one
/// stays.
final class EditDrag implements DragHandler {

  private final Dragging dragging;
  private Optional<DragGuide> guide = Optional.empty();

  EditDrag(Dragging dragging) {
    this.dragging = dragging;
  }

  interface Dragging {

    /// {@return the result of the drag}
    ///
    /// @throws IllegalArgumentException if the shape is invalid
    Result to(Pointer pointer);
  }

  /// @param readout the displacement as text
  record Result(Edit edit, String readout, List<DragGuide.Trace> traces) {

    Result(ChangeKind what, Body changed, String readout, List<DragGuide.Trace> traces) {
      this(new Edit.Change(what, List.of(changed)), readout, traces);
    }
  }

  static EditDrag moving(EditedBodies target, DraggedPoint dragged) {
    return new EditDrag(pointer -> {
      Edit move = new Edit.Move(target.ids(), dragged.to(pointer));
      return new Result(move, dragged.readout(), dragged.traces());
    });
  }

  @Override
  public void to(Pointer pointer, Session session) {
    try {
      Result result = dragging.to(pointer);
      session.preview(result.edit());
      guide =
          Optional.of(new DragGuide(result.readout(), result.traces(), pointer.x(), pointer.y()));
    } catch (IllegalArgumentException notAShape) {
      // The preview and its readout stay.
    }
  }

  @Override
  public Optional<DragGuide> guide() {
    return guide;
  }
}
