package collisionbench.app.panel.field;

import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Session;
import java.util.Optional;

/// Renames a body, which stays selected.
public final class Renaming {

  private Renaming() {}

  /// Renames a body.
  ///
  /// @return why it is refused; empty if it is not
  public static Optional<String> rename(Session session, String id, String typed) {
    String newId = typed.strip();
    Scene scene = session.scene();
    if (newId.equals(id) || scene.body(id).isEmpty()) {
      return Optional.empty();
    }
    return Attempt.make(session, _ -> new Edit.Rename(id, newId));
  }
}
