package collisionbench.app.viewport.render;

import java.util.function.Function;
import javafx.scene.Cursor;

/// A draggable part of the picture: a gizmo's handle, the tip of an arrow, a face of the axis cube.
///
/// @param name unique and stable
/// @param area whether it covers a pixel
/// @param grab starts a drag when the mouse is pressed on it
public record Grip(String name, Cursor cursor, Area area, Function<Pointer, DragHandler> grab) {

  @FunctionalInterface
  public interface Area {
    boolean contains(double x, double y);
  }
}
