package collisionbench.app.panel.field;

import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/// Forwards keys that a control would consume to its parent, from where they reach the window's
/// actions.
public final class KeyForwarding {

  private KeyForwarding() {}

  /// Passes on the keys that are as required.
  public static void keys(Node control, Predicate<KeyEvent> passed) {
    control.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          Parent around = control.getParent();
          if (around != null && passed.test(event)) {
            event.consume();
            around.fireEvent(event.copyFor(around, around));
          }
        });
  }
}
