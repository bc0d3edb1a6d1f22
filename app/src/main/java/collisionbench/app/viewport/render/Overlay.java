package collisionbench.app.viewport.render;

import java.util.List;
import javafx.scene.canvas.GraphicsContext;

/// Something that is drawn over the picture, in its pixels, and what of it can be taken hold of.
///
/// It keeps nothing of what it shows: a state decides everything.
public interface Overlay {

  /// Draws it.
  void draw(GraphicsContext canvas, RenderState state);

  /// {@return what can be taken hold of, foremost first}
  default List<Grip> grips(RenderState state) {
    return List.of();
  }
}
