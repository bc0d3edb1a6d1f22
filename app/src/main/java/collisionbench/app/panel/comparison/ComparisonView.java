package collisionbench.app.panel.comparison;

import collisionbench.app.comparison.Comparison;
import collisionbench.app.comparison.Latest;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.comparison.Stopwatch;
import collisionbench.app.comparison.Verdict;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Selection;
import collisionbench.app.text.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A table of all methods that answer the pair that the selection is about: the nearest two of the
/// selected bodies, or of all.
///
/// Exact arithmetic is too slow for the window's thread, and so is measuring times: both are done
/// beside it, and what they say is shown when it is there. Times are measured once the pair rests.
public final class ComparisonView extends VBox {

  private static final Duration REST = Duration.ofMillis(400);

  /// What rows leave free at their sides.
  private static final double PADDING = 16;

  private final Label pair = new Label();
  private final HBox head = new HBox(8);
  private final VBox table = new VBox();
  private final List<MethodRow> rows = new ArrayList<>();
  private final ToggleGroup choice = new ToggleGroup();
  private final ReadOnlyObjectWrapper<Optional<String>> chosen =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Latest comparing = new Latest("collision-bench-compare");
  private final Latest measuring = new Latest("collision-bench-measure");
  private final Baseline baseline = new Baseline();
  private final Map<String, OptionalDouble> times = new HashMap<>();
  private Optional<PairQuestion> asked = Optional.empty();
  private Optional<Comparison> shown = Optional.empty();
  private boolean moving;
  private String chosenRow = "";

  public ComparisonView() {
    setId("comparison");
    getStyleClass().add("comparison");
    pair.setId("comparison-pair");
    pair.getStyleClass().add("muted");
    pair.setWrapText(true);
    table.getStyleClass().add("methods");
    Label values = new Label(Texts.get("compare.values"));
    values.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(values, Priority.ALWAYS);
    head.getStyleClass().add("methods-head");
    head.getChildren()
        .addAll(
            values, heading("error", MethodRow.ERROR_WIDTH), heading("time", MethodRow.TIME_WIDTH));
    getChildren().addAll(pair, head, table);
    choice
        .selectedToggleProperty()
        .subscribe(row -> {
          if (row instanceof MethodRow method) {
            chosenRow = method.of();
            chosen.set(Optional.of(method.explainedBy()));
          }
        });
    say(Optional.empty());
  }

  private static Label heading(String key, double width) {
    Label label = new Label(Texts.get("compare." + key));
    label.setTooltip(new Tooltip(Texts.get("compare." + key + "-tip")));
    label.setMinWidth(width);
    label.setMaxWidth(width);
    label.getStyleClass().add("number-heading");
    return label;
  }

  /// {@return the name of the method that was chosen last; empty if none was}
  public ReadOnlyObjectProperty<Optional<String>> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// Shows what methods say of the pair that a selection is about.
  ///
  /// @param inProgress whether the scene is being changed by a gesture
  public void show(Evaluation evaluation, Selection selection, boolean inProgress) {
    Optional<PairQuestion> question =
        evaluation.closest(selection.all()).map(answer -> question(answer, evaluation));
    if (question.equals(asked) && inProgress == moving) {
      return;
    }
    asked = question;
    moving = inProgress;
    measuring.cancel();
    times.clear();
    question.ifPresentOrElse(
        next -> {
          comparing.ask(Duration.ZERO, _ -> compare(next, inProgress));
          if (!inProgress) {
            measuring.ask(REST, outdated -> measure(next, outdated));
          }
        },
        () -> {
          comparing.cancel();
          say(Optional.empty());
        });
  }

  /// Shows nothing, and works nothing out.
  public void showNothing() {
    asked = Optional.empty();
    comparing.cancel();
    measuring.cancel();
  }

  /// The bodies of an answer are where they are at its time; asked are those of the scene.
  private static PairQuestion question(PairAnswer answer, Evaluation evaluation) {
    Scene scene = evaluation.scene();
    return PairQuestion.of(
        scene.body(answer.a().id()).orElseThrow(),
        scene.body(answer.b().id()).orElseThrow(),
        evaluation.time());
  }

  private void compare(PairQuestion question, boolean inProgress) {
    Comparison comparison = Comparison.of(question);
    Platform.runLater(() -> {
      baseline.next(comparison, inProgress);
      say(Optional.of(comparison));
    });
  }

  private void measure(PairQuestion question, BooleanSupplier outdated) {
    for (Verdict verdict : Comparison.of(question).verdicts()) {
      OptionalDouble time = Stopwatch.nanoseconds(verdict.method(), question, outdated);
      if (outdated.getAsBoolean()) {
        return;
      }
      Platform.runLater(() -> {
        if (asked.equals(Optional.of(question))) {
          times.put(verdict.name(), time);
          say(shown);
        }
      });
    }
  }

  private void say(Optional<Comparison> comparison) {
    shown = comparison;
    List<Verdict> verdicts = comparison.map(Comparison::verdicts).orElse(List.of());
    head.setVisible(comparison.isPresent());
    head.setManaged(comparison.isPresent());
    pair.setText(
        comparison
            .map(Comparison::question)
            .map(about -> Texts.get("compare.pair", about.a(), about.b()))
            .orElseGet(() -> Texts.get("answer.none")));
    while (rows.size() < verdicts.size()) {
      MethodRow row = new MethodRow(widthProperty().subtract(PADDING));
      row.setToggleGroup(choice);
      rows.add(row);
    }
    double size = comparison.map(Comparison::question).map(PairQuestion::size).orElse(0.0);
    for (int i = 0; i < verdicts.size(); i++) {
      Verdict verdict = verdicts.get(i);
      rows.get(i).show(verdict, size, baseline.flipped(verdict), time(verdict));
    }
    rows.forEach(row -> row.setSelected(row.of().equals(chosenRow)));
    if (table.getChildren().size() != verdicts.size()) {
      table.getChildren().setAll(rows.subList(0, verdicts.size()));
    }
  }

  private String time(Verdict verdict) {
    if (moving) {
      return "";
    }
    OptionalDouble time = times.get(verdict.name());
    return time == null ? Texts.get("compare.measuring") : VerdictWords.time(time);
  }
}
