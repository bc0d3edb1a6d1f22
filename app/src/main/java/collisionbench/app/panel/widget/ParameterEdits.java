package collisionbench.app.panel.widget;

import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.app.session.Session;
import collisionbench.bench.scene.Camera;
import java.util.Optional;
import java.util.function.Consumer;

/// Edits numbers of the open scene, as a preview or as an undo step.
///
/// @param left moves the focus when a field gives it up
public record ParameterEdits(Session session, Runnable left, Consumer<String> warn) {

  Camera camera() {
    return session.display().camera().get();
  }

  /// Previews the scene with another number.
  ///
  /// @return why it is refused; empty if it is not
  Optional<String> preview(Parameter parameter, double value) {
    return Attempt.preview(session, scene -> parameter.write().apply(scene, value));
  }

  /// Changes a number as an undo step.
  ///
  /// @return why it is refused; empty if it is not
  Optional<String> make(Parameter parameter, double value) {
    return Attempt.make(session, scene -> parameter.write().apply(scene, value));
  }
}
