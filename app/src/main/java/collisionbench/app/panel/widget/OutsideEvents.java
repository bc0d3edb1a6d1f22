package collisionbench.app.panel.widget;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Events outside a control that end what is done with it: Escape, a mouse press, and a request to
/// close the window.
public final class OutsideEvents {

  private OutsideEvents() {}

  /// Runs an action when Escape is pressed.
  ///
  /// @return the subscription; end it to stop listening
  public static Subscription duringDrag(Node held, Runnable takenBack) {
    Scene scene = held.getScene();
    EventHandler<KeyEvent> keys =
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            takenBack.run();
            event.consume();
          }
        };
    scene.addEventFilter(KeyEvent.KEY_PRESSED, keys);
    return () -> scene.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
  }

  /// Runs an action before either is handled. Does nothing for a field that is in no window: a
  /// field that was replaced can still regain the focus together with its former window.
  ///
  /// @return the subscription; end it to stop listening
  static Subscription beforeClick(Node field, Runnable action) {
    @Nullable Scene scene = field.getScene();
    @Nullable Window window = scene == null ? null : scene.getWindow();
    return scene == null || window == null
        ? Subscription.EMPTY
        : beforeClick(field, scene, window, action);
  }

  private static Subscription beforeClick(Node field, Scene scene, Window window, Runnable action) {
    EventHandler<MouseEvent> press =
        event -> {
          if (Nodes.ancestors(event.getTarget()).noneMatch(field::equals)) {
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
