package collisionbench.app.panel.field;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;

/// What is done in a window beside a field that has the focus and may keep it: a press of the mouse
/// anywhere else, and closing the window.
final class Elsewhere {

  private Elsewhere() {}

  /// Runs an action before anything of that is done.
  ///
  /// @param field must be in a window
  /// @return what ends the listening
  static Subscription before(Node field, Runnable action) {
    Scene scene = field.getScene();
    Window window = scene.getWindow();
    EventHandler<MouseEvent> press =
        event -> {
          if (Around.of(event.getTarget()).noneMatch(field::equals)) {
            action.run();
          }
        };
    EventHandler<WindowEvent> close = _ -> action.run();
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, press);
    window.addEventFilter(WindowEvent.WINDOW_CLOSE_REQUEST, close);
    return () -> {
      scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, press);
      window.removeEventFilter(WindowEvent.WINDOW_CLOSE_REQUEST, close);
    };
  }
}
