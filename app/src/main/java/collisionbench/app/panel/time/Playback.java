package collisionbench.app.panel.time;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.PlaybackSpeed;
import collisionbench.app.session.Session;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// Plays the time of a session and steps through it. Stops at the end, when another scene is opened
/// and when nothing moves any more.
public final class Playback {

  private static final double NANOS = 1e9;
  private static final int STEPS = 100;

  /// The tolerance for being at a step, in steps.
  private static final double ROUNDING = 1e-9;

  private final Session session;
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
  private long last;

  private final AnimationTimer timer =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          double passed = last == 0 ? 0 : (now - last) / NANOS;
          last = now;
          pass(passed / speed().secondsPerPass());
        }
      };

  Playback(Session session) {
    this.session = session;
    session.opened().subscribe(this::stop);
    Nodes.whenTrue(session.evaluation().map(evaluation -> !evaluation.scene().moves()), this::stop);
  }

  ReadOnlyBooleanProperty playing() {
    return playing.getReadOnlyProperty();
  }

  /// Starts or stops playing. At the end, starts from the beginning.
  public void toggle() {
    if (playing.get()) {
      stop();
    } else if (session.evaluation().get().scene().moves()) {
      if (time() >= 1) {
        session.showTime(0);
      }
      last = 0;
      playing.set(true);
      timer.start();
    }
  }

  public void stop() {
    timer.stop();
    playing.set(false);
  }

  public void goTo(double time) {
    stop();
    session.showTime(Math.clamp(time, 0, 1));
  }

  /// Stops, and goes to the hundredth before.
  public void stepBack() {
    goTo((Math.ceil(time() * STEPS - ROUNDING) - 1) / STEPS);
  }

  /// Stops, and goes to the hundredth after.
  public void stepForward() {
    goTo((Math.floor(time() * STEPS + ROUNDING) + 1) / STEPS);
  }

  /// Stops, and goes to where the selected bodies first touch, if they do.
  public void toFirstContact() {
    session.evaluation().get().firstContact(session.selection().get().all()).ifPresent(this::goTo);
  }

  private double time() {
    return session.evaluation().get().time();
  }

  private PlaybackSpeed speed() {
    return session.display().speed().get();
  }

  private void pass(double by) {
    double next = time() + by;
    if (next < 1) {
      session.showTime(next);
    } else if (speed().loops()) {
      session.showTime(next % 1);
    } else {
      goTo(1);
    }
  }
}
