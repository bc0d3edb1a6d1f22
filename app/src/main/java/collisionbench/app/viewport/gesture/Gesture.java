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

/// What is being done with a button held.
final class Gesture {

  /// A hand trembles this many pixels while it clicks.
  private static final double TREMBLE = 3;

  private final MouseButton button;
  private final PointerTracker hand;
  private final Pointer start;
  private final Camera camera;
  private final Optional<String> grip;
  private final Optional<MouseEvent> onNothing;
  private final Pull pull;
  private boolean begun;

  /// @param camera from where the scene was seen when it began
  /// @param grip the name of the grip that is held, if one is
  /// @param onNothing the press, if it has taken hold of nothing
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

  /// {@return whether it ends when a button is released}
  boolean isOf(MouseButton other) {
    return button == other;
  }

  /// {@return the name of the grip that is held}
  Optional<String> grip() {
    return grip;
  }

  /// {@return the press, if it was no more than a click on nothing}
  Optional<MouseEvent> clickOnNothing() {
    return onNothing.filter(_ -> !begun);
  }

  /// {@return what is said of what is held, once it has been moved}
  Optional<Guide> guide() {
    return begun
        ? pull.guide().map(guide -> guide.at(hand.mouseX(), hand.mouseY()))
        : Optional.empty();
  }

  /// The mouse has moved.
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

  /// {@return whether a key, pressed or let go, means something to what is held}
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

  /// The button was released: where the mouse never moved, that was a click.
  void release(Session session) {
    if (!begun && onNothing.isEmpty()) {
      pull.clicked(hand.pointer(), session);
    }
  }

  /// Takes back all that it has done.
  void takeBack(Session session) {
    session.cancel();
    pull.takenBack(session);
    session.display().lookFrom(camera);
  }

  /// It is held no more.
  void end() {
    pull.ended();
  }
}
