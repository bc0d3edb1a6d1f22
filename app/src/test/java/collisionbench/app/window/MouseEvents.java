package collisionbench.app.window;

import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;

/// Events of the mouse, made without one.
final class MouseEvents {

  static final int SHIFT = 1;
  static final int CONTROL = 2;
  static final int ALT = 4;

  private MouseEvents() {}

  /// Fires an event at a node that is in a window; at one that is not, nothing.
  ///
  /// @param at in the coordinates of the node
  /// @param modifiers the sum of those that are down
  static void fire(
      Node target, EventType<MouseEvent> type, Point2D at, MouseButton button, int modifiers) {
    of(target, type, at, button, modifiers).ifPresent(event -> Event.fireEvent(target, event));
  }

  /// {@return an event for a node; empty if that is in no window}
  static Optional<MouseEvent> of(
      Node target, EventType<MouseEvent> type, Point2D at, MouseButton button, int modifiers) {
    Point2D inScene = target.localToScene(at);
    boolean held = type == MouseEvent.MOUSE_PRESSED || type == MouseEvent.MOUSE_DRAGGED;
    return Optional.ofNullable(target.localToScreen(at))
        .map(screen ->
            new MouseEvent(
                type,
                inScene.getX(),
                inScene.getY(),
                screen.getX(),
                screen.getY(),
                button,
                1,
                (modifiers & SHIFT) != 0,
                (modifiers & CONTROL) != 0,
                (modifiers & ALT) != 0,
                false,
                held && button == MouseButton.PRIMARY,
                held && button == MouseButton.MIDDLE,
                held && button == MouseButton.SECONDARY,
                true,
                false,
                type == MouseEvent.MOUSE_CLICKED,
                new PickResult(target, inScene.getX(), inScene.getY())));
  }
}
