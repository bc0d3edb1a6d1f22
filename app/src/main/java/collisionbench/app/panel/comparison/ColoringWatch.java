package collisionbench.app.panel.comparison;

import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.bench.comparison.Colorist;
import collisionbench.bench.comparison.Comparison;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.task.LatestTaskExecutor;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;

/// Asks the method that colors the picture, on another thread, whenever the scene changes. A slow
/// method delays its own answers only: bodies move on, and it is asked again about where they are.
public final class ColoringWatch {

  private final Session session;
  private final ObservableValue<Catalogue> catalogue;
  private Optional<Asked> asked = Optional.empty();

  private record Asked(Method method, State.Opening opening, Evaluation evaluation, Asking asking) {

    @SuppressWarnings("ReferenceEquality") // another scene or time has another evaluation
    boolean isAbout(Evaluation other) {
      return evaluation == other;
    }
  }

  /// Asks one method, on its own thread, since another may hang.
  private record Asking(Colorist colorist, LatestTaskExecutor thread) {

    static Asking of(Method method) {
      return new Asking(
          new Colorist(method),
          new LatestTaskExecutor("collision-bench-color-" + method.name(), Platform::runLater));
    }
  }

  private ColoringWatch(Session session, ObservableValue<Catalogue> catalogue) {
    this.session = session;
    this.catalogue = catalogue;
  }

  /// Keeps the colors of a session's picture up to date.
  public static void start(Session session, ObservableValue<Catalogue> catalogue) {
    ColoringWatch watch = new ColoringWatch(session, catalogue);
    session.follow(watch::look, State::evaluation, now -> now.look().coloring());
    catalogue.subscribe((_, _) -> watch.look());
  }

  private void look() {
    Optional<Coloring> coloring = session.display().coloring().get();
    if (coloring.isEmpty()) {
      stop();
      return;
    }
    method(coloring.get().method().name())
        .ifPresentOrElse(this::askIfChanged, () -> showNoMethod(coloring.get()));
  }

  private Optional<Method> method(String name) {
    return Comparison.compared(catalogue.getValue()).stream()
        .filter(method -> method.name().equals(name))
        .findFirst();
  }

  private void stop() {
    asked.ifPresent(last -> last.asking().thread().cancel());
    asked = Optional.empty();
  }

  private void showNoMethod(Coloring coloring) {
    stop();
    if (coloring.extent() != Coloring.Extent.NO_METHOD) {
      session.display().colorBy(Optional.of(coloring.without(Coloring.Extent.NO_METHOD)));
    }
  }

  private void askIfChanged(Method method) {
    Evaluation evaluation = session.evaluation().get();
    State.Opening opening = session.opened().get();
    Optional<Asked> same =
        asked.filter(last -> last.method().equals(method) && last.opening().equals(opening));
    if (same.filter(last -> last.isAbout(evaluation)).isEmpty()) {
      if (same.isEmpty()) {
        stop();
      }
      Asking asking = same.map(Asked::asking).orElseGet(() -> Asking.of(method));
      asked = Optional.of(new Asked(method, opening, evaluation, asking));
      asking.thread().ask(turn -> color(asking.colorist(), evaluation, turn));
    }
  }

  /// An answer about bodies that have moved on is shown; one of another method or scene is not.
  private void color(Colorist colorist, Evaluation evaluation, LatestTaskExecutor.Turn turn) {
    colorist.color(
        evaluation.scene(),
        evaluation.time(),
        turn::isOutdated,
        next -> turn.showUnlessCancelled(() -> session.display().colorBy(Optional.of(next))));
  }
}
