package collisionbench.app.window.action;

import java.util.EnumSet;
import java.util.Set;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/// Ignores the repeats of a key that is held down, for toggles and for actions whose key is held
/// during a drag.
public final class KeyRepeatFilter {

  private static final Set<Action> ONCE = EnumSet.of(Action.LANGUAGE, Action.THEME);

  private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);

  private KeyRepeatFilter() {}

  public static void listen(Stage stage, Scene scene) {
    KeyRepeatFilter keys = new KeyRepeatFilter();
    scene.addEventFilter(KeyEvent.KEY_PRESSED, keys::press);
    scene.addEventFilter(KeyEvent.KEY_RELEASED, event -> keys.down.remove(event.getCode()));
    // A release in another window is not received.
    stage.focusedProperty().subscribe(_ -> keys.down.clear());
  }

  private void press(KeyEvent event) {
    boolean first = down.add(event.getCode());
    if (!first && ONCE.stream().anyMatch(action -> action.key().match(event))) {
      event.consume();
    }
  }
}
