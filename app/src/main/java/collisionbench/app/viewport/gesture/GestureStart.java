package collisionbench.app.viewport.gesture;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.camera.CameraDrags;
import collisionbench.app.viewport.feature.FeatureFinder;
import collisionbench.app.viewport.gesture.MouseTable.Motion;
import collisionbench.app.viewport.gizmo.BodyDrag;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.RenderState;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseEvent;

/// Decides what a press begins: a drag of the grip under the mouse, else of the body, else what the
/// [MouseTable] says.
record GestureStart(
    InputSurface surface, Session session, CameraDrags cameraDrags, FeatureKey featureKey) {

  /// {@return the gesture that a press begins. A pressed body is selected unless Shift or the
  /// shortcut key is down. Sets the cursor.}
  Gesture of(MouseEvent press) {
    boolean takes = MouseTable.takes(press);
    Optional<Grip> grip = surface.grip().at(press.getX(), press.getY()).filter(_ -> takes);
    Optional<Picture.Hit> hit =
        takes && grip.isEmpty() ? hit(press.getX(), press.getY()) : Optional.empty();
    hit.filter(_ -> !press.isShiftDown() && !press.isShortcutDown()).ifPresent(this::select);
    boolean onNothing = grip.isEmpty() && hit.isEmpty();
    RenderState state = surface.state().get();
    PointerTracker tracker = new PointerTracker(press, !onNothing, state.step(), featureKey);
    Optional<Motion> motion =
        MouseTable.of(session.display().view().get().mouse()).motion(press, session.space());
    Cursor ofMotion = motion.map(Motion::cursor).orElse(Cursor.DEFAULT);
    Cursor other = hit.isPresent() ? Cursor.CLOSED_HAND : ofMotion;
    surface.node().setCursor(grip.map(Grip::cursor).orElse(other));
    return new Gesture(
        press.getButton(),
        tracker,
        session.display().camera().get(),
        grip.map(Grip::name),
        Optional.of(press).filter(_ -> onNothing),
        grip.map(g -> g.grab().apply(tracker.pointer()))
            .or(() -> hit.map(h -> BodyDrag.of(state, h, tracker.pointer())))
            .orElseGet(() -> begin(motion, state, tracker.pointer())),
        () ->
            FeatureFinder.of(surface.state().get(), id -> !session.selection().get().contains(id)));
  }

  /// In a step of a lesson with a map, a click on the body that stays goes to the map.
  private Optional<Picture.Hit> hit(double x, double y) {
    RenderState state = surface.state().get();
    boolean inLesson = state.view().tool() == View.Tool.NONE;
    return surface
        .hit()
        .at(x, y)
        .filter(hit ->
            !inLesson
                || state.map().filter(map -> hit.id().equals(map.field().other().id())).isEmpty());
  }

  /// Keeps a selection of several bodies if the body is among them.
  void select(Picture.Hit hit) {
    if (!session.selection().get().contains(hit.id())) {
      session.select(Selection.ofGroup(hit.id(), session.scene()));
    }
  }

  private DragHandler begin(Optional<Motion> motion, RenderState state, Pointer press) {
    return motion
        .map(begun ->
            switch (begun) {
              case SELECT -> new BoxSelection(state, press);
              case TURN -> cameraDrags.turn(press);
              case LOOK -> cameraDrags.look(press);
              case MOVE -> cameraDrags.move(press);
              case ZOOM -> cameraDrags.zoom(press);
            })
        .orElse((_, _) -> {});
  }
}
