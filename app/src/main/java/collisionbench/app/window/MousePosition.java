package collisionbench.app.window;

import javafx.event.EventTarget;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;

/// The last mouse position of a drag, with the modifier keys.
record MousePosition(MouseEvent event, boolean shift, boolean control, boolean alt, boolean meta) {

  /// The tolerance for the same position, in pixels.
  private static final double ROUNDING = 0.5;

  /// @param event a press or a drag
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

  /// {@return a drag event from here to another position}
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
