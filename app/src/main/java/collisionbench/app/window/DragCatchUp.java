package collisionbench.app.window;

import collisionbench.app.panel.widget.Nodes;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;

/// Completes drags whose last mouse events are missing.
///
/// The desktop drops mouse moves while the window is busy, even the last one, so that a dragged
/// thing would stop short of the mouse. Therefore a release counts as a last move, and the position
/// of a resting mouse is polled. Both are fired as ordinary drag events, so that listeners need not
/// handle them.
final class DragCatchUp {

  private final Poller standing = new Poller();
  private Optional<MousePosition> last = Optional.empty();

  private DragCatchUp() {}

  /// Listens to a window; to be called before others listen to it.
  static void listen(Stage stage) {
    DragCatchUp mouse = new DragCatchUp();
    stage.addEventFilter(MouseEvent.MOUSE_PRESSED, mouse::press);
    stage.addEventFilter(
        MouseEvent.MOUSE_DRAGGED, event -> mouse.last = Optional.of(MousePosition.of(event)));
    stage.addEventFilter(MouseEvent.MOUSE_RELEASED, mouse::release);
    stage.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> mouse.letGo());
    stage.addEventFilter(
        KeyEvent.ANY, event -> mouse.last = mouse.last.map(position -> position.with(event)));
    // A release while another window has the focus is not received.
    Nodes.whenTrue(stage.focusedProperty().map(focused -> !focused), mouse.standing::stop);
    Nodes.whenTrue(stage.showingProperty().map(showing -> !showing), mouse.standing::stop);
    // What is dragged goes with the content that a change of the language replaces.
    stage.sceneProperty().flatMap(Scene::rootProperty).subscribe(_ -> mouse.letGo());
  }

  private void press(MouseEvent event) {
    last = Optional.of(MousePosition.of(event));
    standing.watch();
  }

  private void release(MouseEvent event) {
    if (last.isPresent()) {
      last = Optional.of(last.get().with(event));
      bringTo(event.getScreenX(), event.getScreenY());
    }
    letGo();
  }

  private void letGo() {
    last = Optional.empty();
    standing.stop();
  }

  private void bringTo(double screenX, double screenY) {
    last.filter(position -> !position.isAt(screenX, screenY))
        .ifPresent(
            position -> Event.fireEvent(position.target(), position.dragTo(screenX, screenY)));
  }

  /// Polls the mouse position once a frame, for a mouse that rests after a move. While it moves,
  /// its events are enough. They lag a little, and following both would jitter.
  private final class Poller extends AnimationTimer {

    private Optional<Robot> robot = Optional.empty();
    private Point2D first = Point2D.ZERO;
    private Point2D before = Point2D.ZERO;
    private boolean moved;

    void watch() {
      robot = robot();
      robot.ifPresent(eye -> {
        first = eye.getMousePosition();
        before = first;
        moved = false;
        start();
      });
    }

    @Override
    public void handle(long now) {
      robot.ifPresent(eye -> look(eye.getMousePosition()));
    }

    private void look(Point2D now) {
      boolean stands = now.equals(before);
      before = now;
      moved = moved || !now.equals(first);
      if (stands && moved) {
        bringTo(now.getX(), now.getY());
      }
    }

    /// {@return the source of mouse positions; empty on an X server without the XTEST extension}
    private static Optional<Robot> robot() {
      try {
        return Optional.of(new Robot());
      } catch (UnsupportedOperationException withoutExtension) {
        return Optional.empty();
      }
    }
  }

  /// The last mouse position of a drag, with the modifier keys.
  private record MousePosition(
      MouseEvent event, boolean shift, boolean control, boolean alt, boolean meta) {

    /// The tolerance for the same position, in pixels.
    private static final double ROUNDING = 0.5;

    static MousePosition of(MouseEvent event) {
      return new MousePosition(event, false, false, false, false).with(event);
    }

    /// {@return the same place, with the keys down that are known from a later event}
    MousePosition with(KeyEvent later) {
      return new MousePosition(
          event, later.isShiftDown(), later.isControlDown(), later.isAltDown(), later.isMetaDown());
    }

    /// {@return the same place, with the keys down that are known from a later event}
    MousePosition with(MouseEvent later) {
      return new MousePosition(
          event, later.isShiftDown(), later.isControlDown(), later.isAltDown(), later.isMetaDown());
    }

    EventTarget target() {
      return event.getTarget();
    }

    boolean isAt(double screenX, double screenY) {
      return Math.abs(screenX - event.getScreenX()) < ROUNDING
          && Math.abs(screenY - event.getScreenY()) < ROUNDING;
    }

    MouseEvent dragTo(double screenX, double screenY) {
      double sceneX = event.getSceneX() + screenX - event.getScreenX();
      double sceneY = event.getSceneY() + screenY - event.getScreenY();
      return new MouseEvent(
          MouseEvent.MOUSE_DRAGGED,
          sceneX,
          sceneY,
          screenX,
          screenY,
          event.getButton(),
          event.getClickCount(),
          shift,
          control,
          alt,
          meta,
          event.isPrimaryButtonDown(),
          event.isMiddleButtonDown(),
          event.isSecondaryButtonDown(),
          false,
          false,
          false,
          new PickResult(target(), sceneX, sceneY));
    }
  }
}
