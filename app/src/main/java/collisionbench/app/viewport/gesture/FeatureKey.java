package collisionbench.app.viewport.gesture;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Whether V is down, by which a drag snaps to features. It may be pressed before the drag begins,
/// wherever the focus is.
final class FeatureKey {

  private boolean down;

  /// {@return whether an event is about the key}
  static boolean isIn(KeyEvent event) {
    return event.getCode() == KeyCode.V && !event.isShortcutDown();
  }

  /// Follows the keys of the window.
  void follow(KeyEvent event) {
    if (isIn(event)) {
      down = event.getEventType() == KeyEvent.KEY_PRESSED;
    }
  }

  /// Takes the key as released, which a window without the focus does not hear.
  void release() {
    down = false;
  }

  boolean isDown() {
    return down;
  }
}
