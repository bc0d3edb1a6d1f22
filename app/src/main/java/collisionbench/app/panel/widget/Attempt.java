package collisionbench.app.panel.widget;

import collisionbench.app.session.Session;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.RefusalWords;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.ReasonException;
import java.util.Optional;
import java.util.function.Consumer;

/// Edits of the open scene that may be refused.
public final class Attempt {

  private Attempt() {}

  /// Makes an edit; throws if the input or the result is refused.
  public interface Maker {
    Edit edit(Scene scene) throws ReasonException;
  }

  /// Makes an undo step.
  ///
  /// @return why it is refused; empty if it is not
  public static Optional<String> make(Session session, Maker maker) {
    return with(session, maker, session::make);
  }

  /// Renames a body, which stays selected.
  ///
  /// @return why it is refused; empty if it is not
  public static Optional<String> rename(Session session, String id, String typed) {
    String newId = typed.strip();
    return newId.equals(id) || session.scene().body(id).isEmpty()
        ? Optional.empty()
        : make(session, _ -> new Edit.Rename(id, newId));
  }

  /// Shows a preview.
  ///
  /// @return why it is refused; empty if it is not
  static Optional<String> preview(Session session, Maker maker) {
    return with(session, maker, session::preview);
  }

  private static Optional<String> with(Session session, Maker maker, Consumer<Edit> action) {
    Scene scene = session.scene();
    Edit edit;
    try {
      edit = maker.edit(scene);
      edit.applyTo(scene);
    } catch (ReasonException refused) {
      return Optional.of(refused.phrase().text());
    } catch (IllegalArgumentException refused) {
      return Optional.of(RefusalWords.sentence(refused).text());
    }
    action.accept(edit);
    return Optional.empty();
  }
}
