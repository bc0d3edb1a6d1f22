package collisionbench.app.panel.field;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;

/// Handles Escape during a drag, wherever the focus is.
public final class EscapeKey {

  private EscapeKey() {}

  /// {@return what stops listening}
  public static Subscription during(Node held, Runnable takenBack) {
    Scene scene = held.getScene();
    EventHandler<KeyEvent> keys =
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            takenBack.run();
            event.consume();
          }
        };
    scene.addEventFilter(KeyEvent.KEY_PRESSED, keys);
    return () -> scene.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
  }
}
