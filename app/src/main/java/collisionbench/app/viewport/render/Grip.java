package collisionbench.app.viewport.render;

import javafx.scene.Cursor;

/// A place in the picture that can be taken hold of: a handle of a gizmo, the tip of an arrow, a
/// face of the axis cube.
public interface Grip {

  /// {@return a name that no other grip in the picture has, the same as long as it stands for the
  /// same thing}
  String name();

  /// {@return whether a pixel is on it}
  boolean isAt(double x, double y);

  /// {@return the cursor over it}
  default Cursor cursor() {
    return Cursor.HAND;
  }

  /// Starts a drag when the mouse is pressed on it.
  ///
  /// @param state what is seen at that moment
  /// @return what follows the mouse until it is released
  DragHandler startDrag(RenderState state, Pointer start);
}
