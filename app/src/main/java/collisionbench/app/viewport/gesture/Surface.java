package collisionbench.app.viewport.gesture;

import collisionbench.app.viewport.sight.Grip;
import collisionbench.app.viewport.sight.Picture;
import collisionbench.app.viewport.sight.Sight;
import java.util.Optional;
import javafx.scene.Node;

/// The picture that gestures are made on.
public interface Surface {

  /// {@return what hears the mouse and the keys}
  Node node();

  /// {@return all that decides what is shown now}
  Sight sight();

  /// {@return the foremost body at a pixel}
  Optional<Picture.Hit> hit(double x, double y);

  /// {@return the foremost grip at a pixel}
  Optional<Grip> grip(double x, double y);

  /// Draws anew what lies over the bodies.
  void redraw();

  /// Something is held, or not any more.
  void heldChanged();
}
