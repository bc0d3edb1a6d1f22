package collisionbench.app.panel.comparison;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Scrolling;
import collisionbench.app.session.GapWords;
import collisionbench.app.session.Selection;
import collisionbench.bench.comparison.Comparison;
import collisionbench.bench.comparison.ComparisonRunner;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A table of all methods that answer the pair that the selection is about: the nearest two of the
/// selected bodies, or of all.
///
/// Methods run on other threads, since exact arithmetic and programs are slow; each result is shown
/// when it arrives. Times are measured once the pair has not changed for a while.
public final class ComparisonView extends VBox {

  /// The padding of a row, left and right together.
  private static final double PADDING = 16;

  private final Label pair = Nodes.named(Nodes.wrapped("steps-pair"), "comparison-pair");
  private final VBox head = Nodes.collapse(Nodes.column("methods-head"));
  private final VBox table = Nodes.column("methods");
  private final Map<Method, MethodRow> rows = new HashMap<>();
  private final Consumer<ComparisonRunner.Report> explain;
  private final ComparisonRunner runner;
  private final Timing timing = new Timing(Platform::runLater, this::showTime);
  private List<Method> methods = List.of();
  private String nothing = "";
  private Optional<PairQuestion> asked = Optional.empty();
  private Optional<String> chosen = Optional.empty();
  private boolean moving;
  private boolean resting = true;

  public ComparisonView(
      ObservableValue<Catalogue> catalogue, Consumer<ComparisonRunner.Report> explain) {
    this.explain = explain;
    runner =
        new ComparisonRunner(
            Comparison.compared(catalogue.getValue()), Platform::runLater, this::show);
    head.getChildren()
        .addAll(
            new HBox(
                Nodes.fill(new Label(Texts.get("compare.method"))),
                new Label(Texts.get("compare.touches"))),
            new HBox(
                8,
                Nodes.fill(new Label(Texts.get("compare.values"))),
                heading("error", MethodRow.ERROR_WIDTH),
                heading("time", MethodRow.TIME_WIDTH)));
    Nodes.named(this, "comparison", "comparison").getChildren().addAll(pair, head, table);
    showPair();
    catalogue.subscribe((_, next) -> turnTo(next));
  }

  /// Compares other methods, and asks the new ones.
  private void turnTo(Catalogue catalogue) {
    runner.turnTo(Comparison.compared(catalogue));
    showPair();
    rows.keySet().retainAll(Comparison.compared(catalogue));
    asked.ifPresent(this::ask);
    methods().forEach(row -> row.choose(chosen));
  }

  private static Label heading(String key, double width) {
    Label label = Nodes.styled(new Label(Texts.get("compare." + key)), "number-heading");
    label.setTooltip(new Tooltip(Texts.get("compare." + key + "-tip")));
    return MethodRow.width(label, width);
  }

  /// Shows the results of all methods for the pair that a selection is about.
  ///
  /// @param explained the name of the method whose steps are shown, if one was chosen
  /// @param inProgress whether the scene is being changed by a gesture
  public void show(
      Evaluation evaluation, Selection selection, Optional<String> explained, boolean inProgress) {
    chosen = explained;
    resting = false;
    nothing = GapWords.noPair(evaluation.scene());
    Optional<PairQuestion> question = PairQuestion.of(evaluation, selection.all());
    if (question.isEmpty() || !question.equals(asked) || inProgress != moving) {
      asked = question;
      moving = inProgress;
      timing.cancel();
      showPair();
      question.ifPresentOrElse(this::ask, runner::cancel);
    }
    methods().forEach(row -> row.choose(chosen));
  }

  /// Scrolls to the row of the first of some methods, if rows are shown.
  public void reveal(List<String> names) {
    methods.stream()
        .filter(method -> isVisible() && names.contains(method.name()))
        .flatMap(method -> Stream.ofNullable(rows.get(method)))
        .findFirst()
        .ifPresent(Scrolling::to);
  }

  public void showNothing() {
    if (!resting) {
      resting = true;
      asked = Optional.empty();
      forget();
    }
  }

  /// Forgets the pair and its results: another scene may have bodies of the same names.
  public void startOver() {
    asked = Optional.empty();
    forget();
    showPair();
  }

  private void forget() {
    runner.cancel();
    timing.cancel();
    rows.values().forEach(MethodRow::forget);
  }

  private void ask(PairQuestion question) {
    runner.ask(question);
    methods().forEach(MethodRow::await);
    if (!moving) {
      timing.begin(question);
    }
  }

  private List<MethodRow> methods() {
    return methods.stream().map(rows::get).toList();
  }

  /// Shows a row for each method, with its last answer about the two.
  private void showPair() {
    head.setVisible(asked.isPresent());
    pair.setText(
        asked.map(about -> Texts.get("compare.pair", about.a(), about.b())).orElse(nothing));
    List<Method> next = inRows(asked.map(runner::methods).orElse(List.of()));
    next.forEach(method ->
        rows.computeIfAbsent(
            method, _ -> new MethodRow(method, widthProperty().subtract(PADDING), explain)));
    if (!next.equals(methods)) {
      methods = next;
      table.getChildren().setAll(methods());
    }
    for (MethodRow row : methods()) {
      if (row.report().filter(report -> isAboutTheSame(report.question())).isEmpty()) {
        row.showPending();
      }
      row.showTime(moving ? "" : Texts.get("compare.measuring"));
    }
  }

  /// {@return methods in the order of their rows: the user's own, those of the articles, and ours,
  /// which are listed first, up to the exact one}
  private static List<Method> inRows(List<Method> listed) {
    List<Method> rows = new ArrayList<>(listed);
    Collections.rotate(rows, -(listed.indexOf(Methods.EXACT) + 1));
    List<Method> builtIn = Comparison.compared(Methods.catalogue());
    rows.sort(Comparator.comparing(builtIn::contains));
    return List.copyOf(rows);
  }

  private boolean isAboutTheSame(PairQuestion question) {
    return asked
        .filter(now -> now.a().equals(question.a()) && now.b().equals(question.b()))
        .isPresent();
  }

  private void show(ComparisonRunner.Report report) {
    MethodRow row = rows.get(report.verdict().method());
    if (row != null && isAboutTheSame(report.question())) {
      row.show(report, asked.filter(report.question()::equals).isPresent(), moving);
      row.choose(chosen);
      if (report.verdict().reply() instanceof Answer.Failed) {
        row.showTime("");
      } else {
        timing.answered(report.verdict().method(), report.question());
      }
    }
  }

  private void showTime(Method method, OptionalDouble time) {
    Optional.ofNullable(rows.get(method)).ifPresent(row -> row.showTime(VerdictWords.time(time)));
  }
}
