package collisionbench.app.window;

import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Edit;
import java.util.Optional;
import java.util.function.Consumer;
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

  /// Seconds until the body begins to move.
  private static final double BEGINS = 0.8;

  /// Seconds until it is deepest.
  private static final double IN = 3;

  /// Seconds until it moves back.
  private static final double BACK = 4;

  /// Seconds until it is where it was.
  static final double ENDS = 5;

  /// The depth at the deepest, relative to the size of the body.
  private static final double DEPTH = 0.25;

  private static final double NANOS = 1e9;

  private final Stage stage;
  private final Session session;
  private final PairAnswer pair;
  private final Consumer<String> afterwards;
  private final EventHandler<InputEvent> onInput = this::endByInput;
  private final EventHandler<WindowEvent> onHiding = _ -> end();
  private long first;

  private Welcome(Stage stage, Session session, PairAnswer pair, Consumer<String> afterwards) {
    this.stage = stage;
    this.session = session;
    this.pair = pair;
    this.afterwards = afterwards;
    stage.addEventFilter(InputEvent.ANY, onInput);
    stage.addEventHandler(WindowEvent.WINDOW_HIDING, onHiding);
  }

  /// {@return what is to be started; empty if no two bodies are apart}
  ///
  /// @param afterwards receives the name of the body at the end, unless an input ends it
  static Optional<Welcome> of(Stage stage, Session session, Consumer<String> afterwards) {
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
      afterwards.accept(pair.b().id());
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
    stage.removeEventHandler(WindowEvent.WINDOW_HIDING, onHiding);
    session.cancel();
  }
}
