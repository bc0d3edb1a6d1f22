package collisionbench.app.viewport;

import java.util.Optional;
import javafx.scene.input.MouseEvent;

/// Where the mouse is in a viewport, and what the other hand does.
///
/// @param x in pixels of the viewport, from the left
/// @param y in pixels of the viewport, from the top
/// @param shift along the ground
/// @param snap to round steps: the shortcut key (Ctrl, or Command on a Mac) is down
/// @param fine slower than the mouse: Alt is down
/// @param lock the axis to which X, Y or Z has locked what is held
public record Pointer(
    double x, double y, boolean shift, boolean snap, boolean fine, Optional<Axis> lock) {

  /// An axis of the scene.
  public enum Axis {
    X,
    Y,
    Z
  }

  static Pointer of(MouseEvent event, Optional<Axis> lock) {
    return new Pointer(
        event.getX(),
        event.getY(),
        event.isShiftDown(),
        event.isShortcutDown(),
        event.isAltDown(),
        lock);
  }
}
