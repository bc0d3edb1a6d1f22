package collisionbench.app.viewport;

import collisionbench.app.session.Session;
import java.util.Optional;

/// What follows the mouse while something is held. Whatever it shows of an edit is a preview: it
/// becomes a step of the history when the mouse is released, and is taken back by Escape.
public interface Pull {

  /// The mouse has moved, or a modifier key has changed.
  void to(Pointer pointer, Session session);

  /// The mouse was released where it was pressed.
  default void clicked(Pointer pointer, Session session) {}

  /// {@return what is to be shown of how far it has come}
  default Optional<Guide> guide() {
    return Optional.empty();
  }
}
