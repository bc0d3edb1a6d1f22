package collisionbench.app.panel.comparison;

import collisionbench.app.session.Session;
import collisionbench.bench.comparison.Comparison;
import collisionbench.bench.comparison.Disagreement;
import collisionbench.bench.comparison.DisagreementScan;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.task.LatestTaskExecutor;
import collisionbench.methods.method.Catalogue;
import java.time.Duration;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// Finds the pairs of the open scene on which methods disagree, on another thread: once the scene
/// has not changed for a while, and never during a gesture.
public final class DisagreementWatch {

  private static final Duration REST = Duration.ofMillis(250);

  private final Session session;
  private final LatestTaskExecutor looking =
      new LatestTaskExecutor("collision-bench-scan", Platform::runLater);
  private DisagreementScan scan;
  private final ReadOnlyObjectWrapper<List<Disagreement>> found =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyBooleanWrapper complete = new ReadOnlyBooleanWrapper(true);
  private Scene scanned;
  private double time;

  public DisagreementWatch(Session session, ObservableValue<Catalogue> catalogue) {
    this.session = session;
    scan = new DisagreementScan(Comparison.compared(catalogue.getValue()));
    scanned = session.evaluation().get().scene();
    session.evaluation().subscribe(this::look);
    catalogue.subscribe((_, next) -> {
      scan = new DisagreementScan(Comparison.compared(next));
      look(session.evaluation().get());
    });
  }

  /// {@return the pairs found so far, in body order}
  public ReadOnlyObjectProperty<List<Disagreement>> found() {
    return found.getReadOnlyProperty();
  }

  /// {@return whether all methods were asked about all near pairs, the last time that it looked}
  public ReadOnlyBooleanProperty complete() {
    return complete.getReadOnlyProperty();
  }

  private void look(Evaluation evaluation) {
    Scene scene = evaluation.scene();
    found.set(found.get().stream().filter(pair -> isUnchanged(pair, evaluation)).toList());
    if (session.previewing().getValue()) {
      looking.cancel();
    } else {
      DisagreementScan asked = scan;
      looking.ask(REST, turn -> scan(asked, scene, evaluation.time(), turn));
    }
  }

  /// Results about changed bodies are out of date.
  private boolean isUnchanged(Disagreement pair, Evaluation evaluation) {
    Scene now = evaluation.scene();
    return evaluation.time() == time
        && now.body(pair.a()).equals(scanned.body(pair.a()))
        && now.body(pair.b()).equals(scanned.body(pair.b()));
  }

  private void scan(
      DisagreementScan asked, Scene scene, double when, LatestTaskExecutor.Turn turn) {
    asked
        .of(scene, when, turn::isOutdated)
        .ifPresent(next ->
            turn.show(() -> {
              scanned = scene;
              time = when;
              found.set(next.pairs());
              complete.set(next.isComplete());
            }));
  }
}
