package collisionbench.app.viewport.render;

import java.util.List;
import javafx.scene.canvas.GraphicsContext;

/// A layer drawn over the picture in pixels, with its draggable parts.
///
/// It has no state of its own: a render state determines everything.
public interface Overlay {

  void draw(GraphicsContext canvas, RenderState state);

  /// {@return the draggable parts, frontmost first}
  default List<Grip> grips(RenderState state) {
    return List.of();
  }
}
