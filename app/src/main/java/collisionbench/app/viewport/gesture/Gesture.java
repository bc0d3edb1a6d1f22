package collisionbench.app.viewport.gesture;

import collisionbench.app.scene.Camera;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Pull;
import java.util.Optional;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// A gesture in progress: what happens while a button is held.
final class Gesture {

  /// Drag threshold in pixels.
  private static final double TREMBLE = 3;

  private final MouseButton button;
  private final PointerTracker hand;
  private final Pointer start;
  private final Camera camera;
  private final Optional<String> grip;
  private final Optional<MouseEvent> onNothing;
  private final Pull pull;
  private boolean begun;

  /// @param camera the camera at the start
  /// @param grip the name of the grip that is held, if one is
  /// @param onNothing the press, if it hit nothing
  Gesture(
      MouseButton button,
      PointerTracker hand,
      Camera camera,
      Optional<String> grip,
      Optional<MouseEvent> onNothing,
      Pull pull) {
    this.button = button;
    this.hand = hand;
    this.start = hand.pointer();
    this.camera = camera;
    this.grip = grip;
    this.onNothing = onNothing;
    this.pull = pull;
  }

  /// {@return whether this button began it}
  boolean isOf(MouseButton other) {
    return button == other;
  }

  /// {@return the name of the grip that is held}
  Optional<String> grip() {
    return grip;
  }

  /// {@return the press, if it is a click on nothing so far}
  Optional<MouseEvent> clickOnNothing() {
    return onNothing.filter(_ -> !begun);
  }

  /// {@return the readout and guide lines, once the drag threshold is passed}
  Optional<Guide> guide() {
    return begun
        ? pull.guide().map(guide -> guide.at(hand.mouseX(), hand.mouseY()))
        : Optional.empty();
  }

  /// Handles a move of the mouse.
  void follow(MouseEvent event, Session session) {
    hand.moved(event);
    follow(session);
  }

  private void follow(Session session) {
    Pointer pointer = hand.pointer();
    begun = begun || Math.hypot(pointer.x() - start.x(), pointer.y() - start.y()) > TREMBLE;
    if (begun) {
      pull.to(pointer, session);
    }
  }

  /// {@return whether the gesture uses a key event}
  boolean key(KeyEvent event, Session session) {
    if (pull.key(event)) {
      begun = true;
      return true;
    }
    boolean heard = hand.key(event);
    if (heard) {
      follow(session);
    }
    return heard;
  }

  /// Handles the release; below the drag threshold it was a click.
  void release(Session session) {
    if (!begun && onNothing.isEmpty()) {
      pull.clicked(hand.pointer(), session);
    }
  }

  /// Reverts everything that it has done.
  void takeBack(Session session) {
    session.cancel();
    pull.takenBack(session);
    session.display().lookFrom(camera);
  }

  /// Ends it.
  void end() {
    pull.ended();
  }
}
