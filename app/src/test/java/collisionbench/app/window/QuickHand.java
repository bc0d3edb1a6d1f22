package collisionbench.app.window;

import java.util.concurrent.atomic.AtomicBoolean;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;

/// A window, and a hand on the mouse that does not wait for it: while the window is busy with the
/// first move of a drag, all others are made.
abstract class QuickHand extends OneWindowTest {

  private static final int MOVES = 6;

  /// Drags as a hand does that waits for the window after each move.
  void dragSlowly(Point2D from, Point2D to, MouseButton button) {
    robot.moveTo(from).press(button);
    robot.moveTo(from.midpoint(to)).moveTo(to);
    robot.release(button);
  }

  /// Drags, and lets go before the window has seen more than the first move.
  void dragQuickly(Point2D from, Point2D to, MouseButton button) {
    AtomicBoolean released = new AtomicBoolean();
    EventHandler<MouseEvent> noted = _ -> released.set(true);
    robot.interact(() -> stage.addEventFilter(MouseEvent.MOUSE_RELEASED, noted));
    holdQuickly(from, to, button, hand -> hand.mouseRelease(button));
    await(released::get);
    settle();
    // It is up already; this hand has to know.
    robot.release(button);
    robot.interact(() -> stage.removeEventFilter(MouseEvent.MOUSE_RELEASED, noted));
  }

  /// What else a hand does while the window is busy with the first move.
  interface Step {

    void by(Robot hand);
  }

  /// Takes hold of something, and has it elsewhere before the window has seen more than the first
  /// move.
  void holdQuickly(Point2D from, Point2D to, MouseButton button, Step then) {
    robot.moveTo(from).press(button);
    EventHandler<MouseEvent> busy =
        new EventHandler<>() {
          @Override
          public void handle(MouseEvent first) {
            stage.removeEventFilter(MouseEvent.MOUSE_DRAGGED, this);
            Robot hand = new Robot();
            for (int move = 2; move <= MOVES; move++) {
              hand.mouseMove(from.interpolate(to, (double) move / MOVES));
            }
            then.by(hand);
          }
        };
    robot.interact(() -> {
      stage.addEventFilter(MouseEvent.MOUSE_DRAGGED, busy);
      new Robot().mouseMove(from.interpolate(to, 1.0 / MOVES));
    });
  }
}
