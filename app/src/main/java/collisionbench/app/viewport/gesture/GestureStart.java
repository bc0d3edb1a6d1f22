package collisionbench.app.viewport.gesture;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.camera.CameraPulls;
import collisionbench.app.viewport.gesture.MouseTable.Motion;
import collisionbench.app.viewport.gizmo.BodyDrag;
import collisionbench.app.viewport.sight.Grip;
import collisionbench.app.viewport.sight.Picture;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import collisionbench.app.viewport.sight.Sight;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseEvent;

/// Decides what a press begins: a drag of the grip under the mouse, else of the body, else what the
/// [MouseTable] says.
final class GestureStart {

  private final Surface surface;
  private final Session session;
  private final CameraPulls cameraPulls;

  GestureStart(Surface surface, Session session, CameraPulls cameraPulls) {
    this.surface = surface;
    this.session = session;
    this.cameraPulls = cameraPulls;
  }

  /// {@return the gesture that a press begins. A pressed body is selected unless Shift or the
  /// shortcut key is down. Sets the cursor.}
  Gesture of(MouseEvent press) {
    boolean takes = MouseTable.takes(press);
    Optional<Grip> grip = surface.grip(press.getX(), press.getY()).filter(_ -> takes);
    Optional<Picture.Hit> hit =
        takes && grip.isEmpty() ? surface.hit(press.getX(), press.getY()) : Optional.empty();
    hit.filter(_ -> !press.isShiftDown() && !press.isShortcutDown()).ifPresent(this::select);
    boolean onNothing = grip.isEmpty() && hit.isEmpty();
    Sight sight = surface.sight();
    PointerTracker hand = new PointerTracker(press, !onNothing, sight.step());
    Optional<Motion> motion =
        MouseTable.of(session.display().view().get().mouse()).motion(press, session.space());
    surface
        .node()
        .setCursor(
            grip.map(Grip::cursor)
                .orElseGet(() -> hit.isPresent() ? Cursor.CLOSED_HAND : cursor(motion)));
    return new Gesture(
        press.getButton(),
        hand,
        session.display().camera().get(),
        grip.map(Grip::name),
        Optional.of(press).filter(_ -> onNothing),
        grip.map(g -> g.pull(sight, hand.pointer()))
            .or(() -> hit.map(h -> BodyDrag.of(sight, h, hand.pointer())))
            .orElseGet(() -> begin(motion, sight, hand.pointer())));
  }

  /// Keeps a selection of several bodies if the body is among them.
  void select(Picture.Hit hit) {
    if (!session.selection().get().contains(hit.id())) {
      session.select(Selection.of(hit.id()));
    }
  }

  private Pull begin(Optional<Motion> motion, Sight sight, Pointer press) {
    return motion
        .map(begun ->
            switch (begun) {
              case SELECT -> new BoxSelection(sight, press);
              case TURN -> cameraPulls.turn(press);
              case LOOK -> cameraPulls.look(press);
              case MOVE -> cameraPulls.move(press);
              case ZOOM -> cameraPulls.zoom(press);
            })
        .orElse((_, _) -> {});
  }

  private static Cursor cursor(Optional<Motion> motion) {
    return motion
        .map(begun ->
            switch (begun) {
              case SELECT -> Cursor.CROSSHAIR;
              case ZOOM -> Cursor.V_RESIZE;
              case TURN, LOOK, MOVE -> Cursor.MOVE;
            })
        .orElse(Cursor.DEFAULT);
  }
}
