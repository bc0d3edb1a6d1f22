package collisionbench.app.viewport.gizmo;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.RenderState;
import java.util.Optional;

/// Drags a body, and the rest of the selection if it belongs to it; a click selects it.
///
/// It moves in the plane through the grabbed point parallel to the picture, with Shift along the
/// ground.
///
/// @param before the selection at the press
/// @param more whether a click adds to the selection
public record BodyDrag(String id, Selection before, boolean more, DragHandler move)
    implements DragHandler {

  /// {@return the drag of a hit body}
  public static BodyDrag of(RenderState state, Picture.Hit hit, Pointer start) {
    Selection before = state.selection();
    Selection moved = before.contains(hit.id()) ? before : Selection.of(hit.id());
    EditedBodies target = EditedBodies.of(state, moved::contains).orElseThrow();
    EditedBodies body = EditedBodies.of(state, hit.id()::equals).orElseThrow();
    DraggedPoint dragged = DraggedPoint.free(state.projection(), hit.point(), body.anchor(), start);
    boolean more = start.shift() || start.snap().isPresent();
    return new BodyDrag(hit.id(), before, more, EditDrag.moving(target, dragged));
  }

  @Override
  public void to(Pointer pointer, Session session) {
    if (!session.selection().get().contains(id)) {
      session.select(Selection.of(id));
    }
    move.to(pointer, session);
  }

  @Override
  public void clicked(Pointer pointer, Session session) {
    session.select(more ? before.toggled(id) : Selection.of(id));
  }

  @Override
  public Optional<DragGuide> guide() {
    return move.guide();
  }
}
