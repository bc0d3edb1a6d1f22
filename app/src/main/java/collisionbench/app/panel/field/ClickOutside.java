package collisionbench.app.panel.field;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// A press of the mouse outside a field, and closing its window: neither need take the focus from
/// the field.
final class ClickOutside {

  private ClickOutside() {}

  /// Runs an action before either is handled. A field that is in no window has no outside: one that
  /// has been replaced can still get the focus back, with that of the window it was in.
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
