package collisionbench.app.session;

import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;

/// The pair, method and step that the Methods and Steps tabs show. Reset when a document is opened.
///
/// @param pair the two bodies to ask about; empty to use the selection
/// @param method the chosen method, by name
/// @param step the step that stays drawn in the view
/// @param pointedOut the drawings of the step under the mouse or chosen
public record Asked(
    Selection pair, Optional<String> method, Optional<ChosenStep> step, List<Drawing> pointedOut) {

  /// No choice: the selection decides.
  public static final Asked NOTHING =
      new Asked(Selection.NONE, Optional.empty(), Optional.empty(), List.of());

  Asked about(Selection two) {
    return new Asked(two, method, step, pointedOut);
  }

  Asked explainedBy(String name) {
    return new Asked(pair, Optional.of(name), step, pointedOut);
  }

  Asked with(Optional<ChosenStep> next) {
    return new Asked(pair, method, next, pointedOut);
  }

  Asked pointingOut(List<Drawing> next) {
    return new Asked(pair, method, step, List.copyOf(next));
  }
}
