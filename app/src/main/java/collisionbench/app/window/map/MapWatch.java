package collisionbench.app.window.map;

import collisionbench.app.panel.steps.ChosenMethod;
import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.Mapping;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.map.MapPainter;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.comparison.Comparison;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.PairField;
import collisionbench.bench.task.LatestTaskExecutor;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;

/// Draws the map of answers on another thread, whenever what it is about changes, while its tab is
/// chosen.
public final class MapWatch {

  private final Session session;
  private final ObservableValue<Catalogue> catalogue;
  private final Supplier<Projection> projection;
  private final MapPainter painter;
  private final ChosenMethod chosen;
  private final LatestTaskExecutor thread =
      new LatestTaskExecutor("collision-bench-map", Platform::runLater);
  private Optional<MapRequest> asked = Optional.empty();
  private Selection selected;
  private State.Opening opening;

  /// @param painter paints on the same thread
  /// @param inUse false once the session is left, so that no work on a map holds it
  public MapWatch(
      Session session,
      ObservableValue<Catalogue> catalogue,
      Supplier<Projection> projection,
      MapPainter painter,
      ObservableValue<Boolean> inUse) {
    this.session = session;
    this.catalogue = catalogue;
    this.projection = projection;
    this.painter = painter;
    chosen = new ChosenMethod(session);
    opening = session.opened().get();
    selected = session.selection().get();
    session.follow(
        this::look,
        State::evaluation,
        State::selection,
        State::opening,
        State::preview,
        now -> now.look().asked(),
        now -> now.look().layout(),
        now -> now.look().mapping(),
        now -> now.look().camera());
    catalogue.subscribe((_, _) -> look());
    inUse.subscribe(used -> {
      if (!used) {
        thread.abandon();
      }
    });
  }

  /// Draws the map anew if what it is about has changed.
  public void look() {
    Selection selection = session.selection().get();
    if (!selection.equals(selected)) {
      selected = selection;
      session.display().map(mapping -> mapping.swapped(false));
    }
    Optional<MapRequest> request = request();
    State.Opening now = session.opened().get();
    if (request.equals(asked) && now.equals(opening)) {
      return;
    }
    if (!now.equals(opening)) {
      thread.cancel();
    }
    if (!method(request).equals(method(asked))) {
      thread.abandon();
    }
    opening = now;
    asked = request;
    if (request.isEmpty()) {
      thread.cancel();
      show(Optional.empty());
      return;
    }
    MapRequest next = request.get();
    Optional<DrawnMap> before = session.display().mapping().get().drawn();
    thread.ask(turn ->
        next.draw(
            before,
            turn::isOutdated,
            map -> {
              painter.paint(map);
              turn.showUnlessCancelled(() -> show(Optional.of(map)));
            }));
  }

  /// Foreign code may hang; another method need not wait for it.
  private static Optional<Method> method(Optional<MapRequest> request) {
    return request.map(now -> now.field().method());
  }

  private void show(Optional<DrawnMap> map) {
    session.display().map(mapping -> mapping.drawn(map));
  }

  private Optional<MapRequest> request() {
    Projection seen = projection.get();
    if (session.display().layout().get().tab() != Layout.Tab.MAP
        || !(seen.width() > 0 && seen.height() > 0)) {
      return Optional.empty();
    }
    Mapping mapping = session.display().mapping().get().drawn(Optional.empty());
    return field(mapping)
        .map(field -> MapRequest.of(field, mapping, seen, session.previewing().getValue()));
  }

  /// {@return the pair that the selection is about; the body that was selected last is moved, or
  /// else the smaller one}
  private Optional<PairField> field(Mapping mapping) {
    Evaluation evaluation = session.evaluation().get();
    Selection selection = session.selection().get();
    Selection about = session.display().asked(selection, evaluation.scene());
    return evaluation
        .closest(about.all())
        .map(pair -> {
          PairField usual = PairField.of(pair.a(), pair.b(), selection.ids().reversed());
          PairField field = mapping.swapped() ? usual.swapped() : usual;
          return method(field, evaluation).map(field::by).orElse(field);
        });
  }

  /// {@return the chosen method if it answers the pair}
  private Optional<Method> method(PairField field, Evaluation evaluation) {
    return chosen
        .name(evaluation)
        .flatMap(name ->
            Comparison.compared(catalogue.getValue()).stream()
                .filter(method -> method.name().equals(name) && field.by(method).isAnswered())
                .findFirst());
  }
}
