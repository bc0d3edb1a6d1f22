package collisionbench.app.window;

import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.geometry.Point2D;
import javafx.scene.robot.Robot;

/// Polls the mouse position once a frame, and reports it when the mouse rests after a move.
///
/// While the mouse moves, its events are enough. They lag a little, and following both would
/// jitter.
final class MousePoller {

  interface Follower {

    void follow(double screenX, double screenY);
  }

  private final Follower follower;
  private Optional<Robot> robot = Optional.empty();
  private Point2D first = Point2D.ZERO;
  private Point2D before = Point2D.ZERO;
  private boolean moved;

  private final AnimationTimer frames =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          robot.ifPresent(MousePoller.this::look);
        }
      };

  MousePoller(Follower follower) {
    this.follower = follower;
  }

  void watch() {
    robot = robot();
    robot.ifPresent(eye -> {
      first = eye.getMousePosition();
      before = first;
      moved = false;
      frames.start();
    });
  }

  void ignore() {
    frames.stop();
  }

  private void look(Robot eye) {
    Point2D now = eye.getMousePosition();
    boolean stands = now.equals(before);
    before = now;
    moved = moved || !now.equals(first);
    if (stands && moved) {
      follower.follow(now.getX(), now.getY());
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
