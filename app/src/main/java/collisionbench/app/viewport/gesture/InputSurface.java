package collisionbench.app.viewport.gesture;

import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.RenderState;
import java.util.Optional;
import javafx.scene.Node;

/// The view as gestures see it.
public interface InputSurface {

  /// {@return the node that receives mouse and key events}
  Node node();

  RenderState state();

  /// {@return the frontmost body at a pixel}
  Optional<Picture.Hit> hit(double x, double y);

  /// {@return the frontmost grip at a pixel}
  Optional<Grip> grip(double x, double y);

  /// Redraws the overlays.
  void redraw();

  /// Called when a drag begins or ends.
  void heldChanged();
}
