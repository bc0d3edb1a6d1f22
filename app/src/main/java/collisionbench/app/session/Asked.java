package collisionbench.app.session;

import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;

/// What the methods are asked about what is open, and what of their answers is drawn. None of it
/// outlasts the document.
///
/// @param pair the two bodies that they are asked about; none if that is left to the selection
/// @param method the name of the method that was chosen for the document
/// @param step the step that stays drawn
/// @param pointedOut what of a step is drawn over the picture
public record Asked(
    Selection pair, Optional<String> method, Optional<ChosenStep> step, List<Drawing> pointedOut) {

  /// Nothing is asked that the selection does not ask.
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
