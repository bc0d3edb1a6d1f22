package collisionbench.app.panel.field;

import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/// Keys that a control would keep to itself, given to what is around it: the window's actions are
/// among those who hear them there.
public final class PassOn {

  private PassOn() {}

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
