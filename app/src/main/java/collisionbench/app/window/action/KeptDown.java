package collisionbench.app.window.action;

import java.util.EnumSet;
import java.util.Set;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/// A key that is kept down is pressed again and again. What switches to and fro does so once.
public final class KeptDown {

  private static final Set<Action> ONCE = EnumSet.of(Action.LANGUAGE, Action.THEME);

  private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);

  private KeptDown() {}

  public static void listen(Stage stage, Scene scene) {
    KeptDown keys = new KeptDown();
    scene.addEventFilter(KeyEvent.KEY_PRESSED, keys::press);
    scene.addEventFilter(KeyEvent.KEY_RELEASED, event -> keys.down.remove(event.getCode()));
    // What is released elsewhere is not seen here.
    stage.focusedProperty().subscribe(_ -> keys.down.clear());
  }

  private void press(KeyEvent event) {
    boolean first = down.add(event.getCode());
    if (!first && ONCE.stream().anyMatch(action -> action.key().match(event))) {
      event.consume();
    }
  }
}
