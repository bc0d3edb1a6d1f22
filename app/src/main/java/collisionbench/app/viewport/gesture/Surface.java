package collisionbench.app.viewport.gesture;

import collisionbench.app.viewport.sight.Grip;
import collisionbench.app.viewport.sight.Picture;
import collisionbench.app.viewport.sight.Sight;
import java.util.Optional;
import javafx.scene.Node;

/// The view as gestures see it.
public interface Surface {

  /// {@return the node that receives mouse and key events}
  Node node();

  /// {@return the current sight}
  Sight sight();

  /// {@return the frontmost body at a pixel}
  Optional<Picture.Hit> hit(double x, double y);

  /// {@return the frontmost grip at a pixel}
  Optional<Grip> grip(double x, double y);

  /// Redraws the overlays.
  void redraw();

  /// Called when a drag begins or ends.
  void heldChanged();
}
