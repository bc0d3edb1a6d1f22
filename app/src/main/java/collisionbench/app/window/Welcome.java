package collisionbench.app.window;

import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Edit;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.animation.Interpolator;
import javafx.event.EventHandler;
import javafx.scene.input.InputEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Shows at the first start what the bench is about: the second body of the nearest pair moves into
/// the first and back. It is a preview, so that nothing is changed and no step can be undone. Any
/// input but a move of the mouse ends it at once, and is then handled as always.
final class Welcome extends AnimationTimer {

  /// When the body begins to move, is in deepest, moves back, and is where it was, in seconds.
  private static final double BEGINS = 0.8;

  private static final double IN = 3;
  private static final double BACK = 4;
  static final double ENDS = 5;

  /// The depth at the deepest, relative to the size of the body.
  private static final double DEPTH = 0.25;

  private static final double NANOS = 1e9;

  private final Stage stage;
  private final Session session;
  private final PairAnswer pair;
  private final Runnable afterwards;
  private final EventHandler<InputEvent> onInput = this::endByInput;
  private long first;

  private Welcome(Stage stage, Session session, PairAnswer pair, Runnable afterwards) {
    this.stage = stage;
    this.session = session;
    this.pair = pair;
    this.afterwards = afterwards;
    stage.addEventFilter(InputEvent.ANY, onInput);
    stage.addEventHandler(WindowEvent.WINDOW_HIDING, _ -> stop());
  }

  /// {@return what is to be started; empty if no two bodies are apart}
  ///
  /// @param afterwards runs at the end, unless an input ends it
  static Optional<Welcome> of(Stage stage, Session session, Runnable afterwards) {
    return session
        .closest()
        .filter(pair -> !pair.touching())
        .map(pair -> new Welcome(stage, session, pair, afterwards));
  }

  @Override
  public void handle(long now) {
    first = first == 0 ? now : first;
    double seconds = (now - first) / NANOS;
    if (seconds < ENDS) {
      session.preview(at(seconds, pair));
    } else {
      end();
      afterwards.run();
    }
  }

  /// {@return the move of the second body after some seconds}
  static Edit at(double seconds, PairAnswer pair) {
    double way = pair.separation().distance() + DEPTH * pair.b().bounds().size().largest();
    return new Edit.Move(pair.b().id(), pair.separation().normal().times(-way * share(seconds)));
  }

  /// {@return the part of the way at a time, from 0 to 1}
  private static double share(double seconds) {
    double into = (seconds - BEGINS) / (IN - BEGINS);
    double back = (ENDS - seconds) / (ENDS - BACK);
    return Interpolator.EASE_BOTH.interpolate(0.0, 1.0, Math.clamp(Math.min(into, back), 0, 1));
  }

  private void endByInput(InputEvent event) {
    if (!(event instanceof MouseEvent) || event.getEventType() == MouseEvent.MOUSE_PRESSED) {
      end();
    }
  }

  private void end() {
    stop();
    stage.removeEventFilter(InputEvent.ANY, onInput);
    session.cancel();
  }
}
