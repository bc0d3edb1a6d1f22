package collisionbench.app.viewport.render;

import javafx.scene.Cursor;

/// A draggable part of the picture: a gizmo's handle, the tip of an arrow, a face of the axis cube.
public interface Grip {

  /// {@return its unique and stable name}
  String name();

  /// {@return whether it covers a pixel}
  boolean isAt(double x, double y);

  /// {@return the cursor over it}
  default Cursor cursor() {
    return Cursor.HAND;
  }

  /// Starts a drag when the mouse is pressed on it.
  ///
  /// @param state the state at the press
  /// @return the handler of the drag
  DragHandler startDrag(RenderState state, Pointer start);
}
