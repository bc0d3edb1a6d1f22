package collisionbench.app.window;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;

/// Whether somebody is in the middle of something in a window that a dialog would interrupt: holds
/// a mouse button, types, has a menu or a dialog open, or is in another program.
final class UserActivity {

  private final Stage stage;
  private boolean held;
  private boolean away;

  UserActivity(Stage stage) {
    this.stage = stage;
    stage.addEventFilter(
        MouseEvent.ANY,
        event ->
            held =
                event.isPrimaryButtonDown()
                    || event.isMiddleButtonDown()
                    || event.isSecondaryButtonDown());
    // A window that is new has not got the focus yet.
    stage.focusedProperty().subscribe((_, focused) -> away = !focused);
  }

  boolean isBusy() {
    return held
        || away
        || stage.getScene().getFocusOwner() instanceof TextInputControl
        || Window.getWindows().stream().anyMatch(window -> !window.equals(stage));
  }
}
