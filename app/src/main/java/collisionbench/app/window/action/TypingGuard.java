package collisionbench.app.window.action;

import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Keeps keys that are meant for a text from running actions: `W` is a letter in a text field.
/// Elsewhere, every key runs its action.
public final class TypingGuard {

  private TypingGuard() {}

  public static void protect(Parent root) {
    root.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getTarget() instanceof TextInputControl && isTyping(event)) {
            event.consume();
          }
        });
  }

  /// {@return whether a key without a modifier but Shift writes, moves or deletes in a text}
  private static boolean isTyping(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean leaves = code == KeyCode.ESCAPE || code == KeyCode.TAB || code.isFunctionKey();
    return !event.isShortcutDown() && !event.isAltDown() && !event.isMetaDown() && !leaves;
  }
}
