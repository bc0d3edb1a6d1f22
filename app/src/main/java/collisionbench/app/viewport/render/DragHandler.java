package collisionbench.app.viewport.render;

import collisionbench.app.session.Session;
import java.util.Optional;
import javafx.scene.input.KeyEvent;

/// What follows the mouse while something is held. Whatever it shows of an edit is a preview: it
/// becomes a step of the history when the mouse is released, and is taken back by Escape.
public interface DragHandler {

  /// The mouse has moved, or a modifier key has changed.
  void to(Pointer pointer, Session session);

  /// The mouse was released where it was pressed.
  default void clicked(Pointer pointer, Session session) {}

  /// {@return whether a key, pressed or let go, means something to what is held}
  default boolean key(KeyEvent event) {
    return false;
  }

  /// Escape takes back what is no edit and no camera.
  default void cancelled(Session session) {}

  /// It is held no more.
  default void ended() {}

  /// {@return what is to be shown of how far it has come}
  default Optional<DragGuide> guide() {
    return Optional.empty();
  }
}
