package collisionbench.app.panel.field;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.RefusalWords;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Session;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// Edits numbers of the open scene, as a preview or as an undo step.
///
/// @param left moves the focus when a field gives it up
/// @param warn reports input that was not applied
public record ParameterEdits(Session session, Runnable left, Consumer<String> warn) {

  Camera camera() {
    return session.display().camera().get();
  }

  /// Previews the scene with another number.
  ///
  /// @return why it is refused; empty if it is not
  Optional<String> preview(Parameter parameter, double value) {
    return attempt(scene -> parameter.write().apply(scene, value), session::preview);
  }

  /// Changes a number as an undo step.
  ///
  /// @return why it is refused; empty if it is not
  Optional<String> make(Parameter parameter, double value) {
    return make(scene -> parameter.write().apply(scene, value));
  }

  /// Makes an undo step.
  ///
  /// @return why it is refused; empty if it is not
  Optional<String> make(Function<Scene, Edit> write) {
    return attempt(write, session::make);
  }

  private Optional<String> attempt(Function<Scene, Edit> write, Consumer<Edit> action) {
    Scene scene = session.document().get().scene();
    Edit edit;
    try {
      edit = write.apply(scene);
      edit.applyTo(scene);
    } catch (IllegalArgumentException refused) {
      return Optional.of(RefusalWords.sentence(refused).said());
    }
    action.accept(edit);
    return Optional.empty();
  }
}
