package collisionbench.app.viewport.gesture;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Whether V is down, which makes a drag snap to features. It may be pressed before the drag
/// begins, wherever the focus is.
final class FeatureKey {

  private boolean down;

  /// {@return whether an event is about the key: pressed with Ctrl or Cmd, V is another key}
  static boolean isAbout(KeyEvent event) {
    return event.getCode() == KeyCode.V
        && (event.getEventType() == KeyEvent.KEY_RELEASED || !event.isShortcutDown());
  }

  void follow(KeyEvent event) {
    if (isAbout(event)) {
      down = event.getEventType() == KeyEvent.KEY_PRESSED;
    }
  }

  /// Takes the key as released: a window without the focus gets no event of it.
  void release() {
    down = false;
  }

  boolean isDown() {
    return down;
  }
}
