package collisionbench.app.viewport.gizmo;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.feature.FeatureFinder;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// Drags a body, and the rest of the selection if it belongs to it; a click selects it. The bodies
/// of a group go together.
///
/// It moves in the plane through the grabbed point parallel to the picture, or of the figure in a
/// lesson, where there are no handles; with Shift along the ground. A locked body stays. The
/// feature under the mouse snaps to those of other bodies.
///
/// @param picked the body and the others of its group
/// @param before the selection at the press
/// @param more whether a click adds to the selection
public record BodyDrag(
    String id, Selection picked, Selection before, boolean more, DragHandler move)
    implements DragHandler {

  public static BodyDrag of(RenderState state, Picture.Hit hit, Pointer start) {
    Selection before = state.selection();
    Selection picked = Selection.ofGroup(hit.id(), state.evaluation().scene());
    Selection moved = before.contains(hit.id()) ? before : picked;
    boolean more = start.shift() || start.snap().isPresent();
    DragHandler move =
        EditedBodies.of(state, hit.id()::equals)
            .map(body -> moving(state, hit, start, body, moved))
            .orElse((_, _) -> {});
    return new BodyDrag(hit.id(), picked, before, more, move);
  }

  private static DragHandler moving(
      RenderState state, Picture.Hit hit, Pointer start, EditedBodies body, Selection moved) {
    EditedBodies target = EditedBodies.of(state, moved::contains).orElseThrow();
    Vec3 carried =
        FeatureFinder.of(state, hit.id()::equals)
            .at(start.x(), start.y())
            .map(FeaturePoint::point)
            .orElse(hit.point());
    Projection seen = state.projection();
    DraggedPoint dragged =
        figure(state)
            .map(
                plane -> new DraggedPoint(seen, hit.point(), body.anchor(), plane, start).staying())
            .orElseGet(() -> DraggedPoint.free(seen, hit.point(), body.anchor(), start))
            .carrying(carried);
    return EditDrag.moving(target, dragged);
  }

  /// {@return the plane of the figure in a lesson, where there are no handles}
  private static Optional<Constraint> figure(RenderState state) {
    Scene scene = state.evaluation().scene();
    return scene
        .camera()
        .filter(_ -> state.view().tool() == View.Tool.NONE)
        .map(camera -> Constraint.figure(scene, camera));
  }

  @Override
  public void to(Pointer pointer, Session session) {
    if (!session.selection().get().contains(id)) {
      session.select(picked);
    }
    move.to(pointer, session);
  }

  @Override
  public void clicked(Pointer pointer, Session session) {
    session.select(more ? before.toggled(picked) : picked);
  }

  @Override
  public Optional<DragGuide> guide() {
    return move.guide();
  }
}
