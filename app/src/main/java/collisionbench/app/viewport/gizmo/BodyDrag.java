package collisionbench.app.viewport.gizmo;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Picture;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.sight.Sight;

/// Drags a body by itself, with all others that are selected if it is; a click selects it.
///
/// It is moved on the plane through the point grabbed that is parallel to the picture, and with
/// Shift over the ground.
public final class BodyDrag extends MovePull {

  private final String id;
  private final Selection before;
  private final boolean more;

  private BodyDrag(
      EditedBodies target, DraggedPoint dragged, String id, Selection before, boolean more) {
    super(target, dragged);
    this.id = id;
    this.before = before;
    this.more = more;
  }

  /// {@return the drag of a body that was hit}
  public static BodyDrag of(Sight sight, Picture.Hit hit, Pointer start) {
    Projection projection = sight.projection();
    Selection before = sight.selection();
    Selection moved = before.contains(hit.id()) ? before : Selection.of(hit.id());
    EditedBodies target = EditedBodies.of(sight, moved::contains).orElseThrow();
    EditedBodies body = EditedBodies.of(sight, hit.id()::equals).orElseThrow();
    DraggedPoint.Constraint free = DraggedPoint.Constraint.free(projection);
    DraggedPoint dragged = new DraggedPoint(projection, hit.point(), body.anchor(), free, start);
    return new BodyDrag(
        target, dragged, hit.id(), before, start.shift() || start.snap().isPresent());
  }

  @Override
  public void to(Pointer pointer, Session session) {
    if (!session.selection().get().contains(id)) {
      session.select(Selection.of(id));
    }
    super.to(pointer, session);
  }

  @Override
  public void clicked(Pointer pointer, Session session) {
    session.select(more ? before.toggled(id) : Selection.of(id));
  }
}
