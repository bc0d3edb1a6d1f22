package collisionbench.app.panel.field;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Mouse presses outside a field and requests to close its window; neither necessarily takes the
/// focus from the field.
final class ClickOutside {

  private ClickOutside() {}

  /// Runs an action before either is handled. Does nothing for a field that is in no window: a
  /// field that was replaced can still regain the focus together with its former window.
  ///
  /// @return what ends the listening
  static Subscription before(Node field, Runnable action) {
    @Nullable Scene scene = field.getScene();
    @Nullable Window window = scene == null ? null : scene.getWindow();
    return scene == null || window == null
        ? Subscription.EMPTY
        : before(field, scene, window, action);
  }

  private static Subscription before(Node field, Scene scene, Window window, Runnable action) {
    EventHandler<MouseEvent> press =
        event -> {
          if (Ancestors.of(event.getTarget()).noneMatch(field::equals)) {
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
