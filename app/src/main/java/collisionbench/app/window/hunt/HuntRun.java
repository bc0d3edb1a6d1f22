package collisionbench.app.window.hunt;

import collisionbench.bench.task.LatestTaskExecutor;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The hunt that runs beside the window, or the result of the last one.
public final class HuntRun {

  private final LatestTaskExecutor thread =
      new LatestTaskExecutor("collision-bench-hunt", Platform::runLater);
  private final ReadOnlyObjectWrapper<Optional<HuntState>> state =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private AtomicBoolean stop = new AtomicBoolean();

  public ReadOnlyObjectProperty<Optional<HuntState>> state() {
    return state.getReadOnlyProperty();
  }

  /// Starts a hunt in place of the current one.
  ///
  /// @param folder an existing folder for the findings
  void start(HuntPlan plan, Path folder) {
    end();
    AtomicBoolean now = new AtomicBoolean();
    stop = now;
    state.set(Optional.of(HuntState.first(plan, folder)));
    thread.ask(turn ->
        new Hunt(
                plan,
                folder,
                () -> now.get() || turn.isOutdated(),
                next -> turn.show(() -> state.set(Optional.of(next))))
            .run());
  }

  /// Stops the hunt, whose result is still shown.
  void stop() {
    stop.set(true);
  }

  /// Ends the hunt and forgets it, even if its method hangs.
  public void end() {
    stop();
    thread.abandon();
    state.set(Optional.empty());
  }
}
