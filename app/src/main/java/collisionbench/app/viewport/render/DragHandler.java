package collisionbench.app.viewport.render;

import collisionbench.app.session.Session;
import java.util.Optional;
import javafx.scene.input.KeyEvent;

/// Handles a drag. Edits are previews: releasing the mouse commits them to the history, Escape
/// reverts them.
public interface DragHandler {

  /// Called when the mouse has moved or a modifier key has changed.
  void to(Pointer pointer, Session session);

  /// Called instead if the mouse is released where it was pressed.
  default void clicked(Pointer pointer, Session session) {}

  /// {@return whether it has handled a key event}
  default boolean key(KeyEvent event) {
    return false;
  }

  /// Called on Escape, to revert anything but edits and the camera.
  default void cancelled(Session session) {}

  /// Called when the drag has ended.
  default void ended() {}

  default Optional<DragGuide> guide() {
    return Optional.empty();
  }
}
