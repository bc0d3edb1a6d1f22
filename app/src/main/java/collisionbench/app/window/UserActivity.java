package collisionbench.app.window;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;

/// Detects activity that a dialog would interrupt: a pressed mouse button, typing, an open menu or
/// dialog, or work in another program.
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
    // A new window does not have the focus yet.
    stage.focusedProperty().subscribe((_, focused) -> away = !focused);
  }

  boolean isBusy() {
    return held
        || away
        || stage.getScene().getFocusOwner() instanceof TextInputControl
        || Window.getWindows().stream().anyMatch(window -> !window.equals(stage));
  }
}
