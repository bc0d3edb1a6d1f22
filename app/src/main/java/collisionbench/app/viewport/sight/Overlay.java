package collisionbench.app.viewport.sight;

import java.util.List;
import javafx.scene.canvas.GraphicsContext;

/// Something that is drawn over the picture, in its pixels, and what of it can be taken hold of.
///
/// It keeps nothing of what it shows: a sight decides everything.
public interface Overlay {

  /// Draws it.
  void draw(GraphicsContext canvas, Sight sight);

  /// {@return what can be taken hold of, foremost first}
  default List<Grip> grips(Sight sight) {
    return List.of();
  }
}
