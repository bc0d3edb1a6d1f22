package collisionbench.app.viewport.gesture;

import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.RenderState;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;

/// The view as gestures see it.
///
/// @param node receives mouse and key events
/// @param hit finds the frontmost body
/// @param grip finds the frontmost grip
/// @param heldChanged called when a drag begins or ends
public record InputSurface(
    Node node,
    Supplier<RenderState> state,
    Finder<Picture.Hit> hit,
    Finder<Grip> grip,
    Runnable redraw,
    Runnable heldChanged) {

  /// Finds something at a pixel of the view.
  @FunctionalInterface
  public interface Finder<T> {
    Optional<T> at(double x, double y);
  }
}
