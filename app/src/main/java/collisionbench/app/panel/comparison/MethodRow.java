package collisionbench.app.panel.comparison;

import collisionbench.app.panel.steps.StepWords;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Wrapping;
import collisionbench.bench.comparison.Assessment;
import collisionbench.bench.comparison.ComparisonRunner;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.method.ProgramMethod;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The result of one method: a row of the table, which leads to the method's steps.
final class MethodRow extends Button {

  /// The widths of the columns of numbers.
  static final double ERROR_WIDTH = 76;

  static final double TIME_WIDTH = 84;

  private static final double LEAST_WIDTH = 24;
  private static final double VERDICT_WIDTH = 56;

  /// In a narrower row, the name and the values have lines of their own.
  private static final double NARROW = 280;

  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final PseudoClass TOUCHING = PseudoClass.getPseudoClass("touching");
  private static final PseudoClass LATE = PseudoClass.getPseudoClass("late");

  /// An answer that takes longer is late.
  private static final Duration PATIENCE = Duration.millis(100);

  private final Label name = Nodes.fill(Nodes.wrapped("method-name"));
  private final Label precision = Nodes.label("method-precision");
  private final FontIcon icon = new FontIcon(Feather.CIRCLE);
  private final Label touches = width(Nodes.label("method-touches"), VERDICT_WIDTH);
  private final Label values = Nodes.fill(Nodes.label("method-number"));
  private final Label error = width(Nodes.wrapped("method-number"), ERROR_WIDTH);
  private final Label time = width(Nodes.label("method-number"), TIME_WIDTH);
  private final Label flip = remark("flip", Feather.REPEAT);
  private final Label remark = remark("remark", Feather.ALERT_TRIANGLE);
  private final Label divergence = remark("divergence", Feather.CORNER_DOWN_RIGHT);
  private final Label late = remark("late", Feather.LOADER);
  private final Label outdated = remark("outdated", Feather.CLOCK);
  private final List<Label> remarks = List.of(late, flip, remark, divergence, outdated);
  private final HBox numbers = new HBox(8);
  private final VBox lines = new VBox(2);
  private Baseline baseline = new Baseline();
  private final Method method;
  private Optional<ComparisonRunner.Report> report = Optional.empty();

  /// Runs from the question until the answer is late.
  private final PauseTransition patience = new PauseTransition(PATIENCE);

  /// @param width of the row; its texts wrap
  MethodRow(
      Method method, ObservableValue<Number> width, Consumer<ComparisonRunner.Report> explain) {
    this.method = method;
    Nodes.named(this, "method-" + method.name().replace('@', '-'), "flat", "method-row");
    name.setText(StepWords.title(method));
    precision.setText(StepWords.arithmetic(method));
    late.setText(Texts.get("compare.late"));
    outdated.setText(Texts.get("compare.outdated"));
    outdated.setVisible(method instanceof ProgramMethod program && program.isOutdated());
    setAccessibleHelp(Texts.get("compare.explain"));
    setOnAction(_ -> report.ifPresent(explain));
    patience.setOnFinished(_ -> showLate(true));
    setMaxWidth(Double.MAX_VALUE);
    setTooltip(new Tooltip());
    layOut(width);
  }

  private void layOut(ObservableValue<Number> width) {
    name.setMinWidth(LEAST_WIDTH);
    precision.setMinWidth(USE_PREF_SIZE);
    precision.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(precision, Priority.SOMETIMES);
    touches.setMinWidth(VERDICT_WIDTH);
    Wrapping.wrap(values);
    numbers.setAlignment(Pos.TOP_RIGHT);
    HBox head = new HBox(8);
    head.setAlignment(Pos.CENTER_LEFT);
    width.subscribe(wide -> arrange(head, wide.doubleValue() < NARROW));
    lines.prefWidthProperty().bind(width);
    lines.maxWidthProperty().bind(width);
    setGraphic(lines);
  }

  private void arrange(HBox head, boolean narrow) {
    lines.getChildren().clear();
    if (narrow) {
      Stream.of(error, time).forEach(label -> label.setMinWidth(LEAST_WIDTH));
      head.getChildren().setAll(precision, touches);
      numbers.getChildren().setAll(error, time);
      values.managedProperty().bind(values.textProperty().isNotEmpty());
      lines.getChildren().addAll(name, head, values, numbers);
    } else {
      // The values wrap before a number is truncated.
      Stream.of(error, time).forEach(label -> label.setMinWidth(USE_PREF_SIZE));
      head.getChildren().setAll(name, precision, touches);
      values.managedProperty().unbind();
      values.setManaged(true);
      numbers.getChildren().setAll(values, error, time);
      lines.getChildren().addAll(head, numbers);
    }
    lines.getChildren().addAll(remarks);
  }

  /// Gives a column its width, or less if there is no room.
  static Label width(Label label, double width) {
    label.setMinWidth(LEAST_WIDTH);
    label.setPrefWidth(width);
    label.setAlignment(Pos.TOP_RIGHT);
    return label;
  }

  private static Label remark(String style, Feather icon) {
    Label remark = Nodes.collapse(Nodes.fill(Nodes.wrapped("method-" + style)));
    remark.setGraphic(new FontIcon(icon));
    remark.setVisible(false);
    return remark;
  }

  /// A plain button asks its content for its height without giving a width, as if nothing wrapped.
  @Override
  protected double computePrefHeight(double width) {
    return snappedTopInset() + lines.prefHeight(lines.getPrefWidth()) + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  Optional<ComparisonRunner.Report> report() {
    return report;
  }

  /// Waits for an answer. If it is late, the last result turns grey.
  void await() {
    if (!late.isVisible() && patience.getStatus() != Animation.Status.RUNNING) {
      patience.playFromStart();
    }
  }

  private void showLate(boolean isLate) {
    late.setVisible(isLate);
    pseudoClassStateChanged(LATE, isLate);
    speak();
  }

  /// Marks the row of the method whose steps are shown, or not.
  void choose(Optional<String> explained) {
    pseudoClassStateChanged(CHOSEN, explained.filter(method.name()::equals).isPresent());
  }

  void forget() {
    baseline = new Baseline();
    patience.stop();
    showPending();
  }

  /// Shows that the method has not answered yet.
  void showPending() {
    report = Optional.empty();
    touches.setText(Texts.get("compare.neither"));
    touches.setGraphic(null);
    Stream.of(values, error).forEach(label -> label.setText(""));
    show(flip, Optional.empty());
    show(divergence, Optional.empty());
    show(remark, Optional.empty());
    remark.setGraphic(null);
    showLate(false);
    pseudoClassStateChanged(WRONG, false);
    pseudoClassStateChanged(TOUCHING, false);
    getTooltip().setText(StepWords.named(method));
    speak();
  }

  void showTime(String words) {
    time.setText(words);
    speak();
  }

  /// @param isCurrent whether it is the answer to what was asked last
  /// @param inProgress whether the two are being changed by a gesture
  void show(ComparisonRunner.Report next, boolean isCurrent, boolean inProgress) {
    report = Optional.of(next);
    settle(isCurrent);
    MethodVerdict verdict = next.verdict();
    double size = next.question().size();
    Optional<Boolean> was = baseline.flipped(next.question(), verdict.touches(), inProgress);
    touches.setText(VerdictWords.touches(verdict));
    icon.setIconCode(verdict.touches().orElse(false) ? Feather.ALERT_CIRCLE : Feather.CIRCLE);
    touches.setGraphic(verdict.touches().isPresent() ? icon : null);
    values.setText(VerdictWords.values(verdict, size));
    error.setText(VerdictWords.error(verdict.error()));
    show(flip, was.map(VerdictWords::flip));
    show(remark, VerdictWords.remark(verdict));
    boolean wrong = verdict.assessment().isWrong();
    remark.setGraphic(wrong ? new FontIcon(Feather.ALERT_TRIANGLE) : null);
    pseudoClassStateChanged(WRONG, wrong);
    // A wrong yes is not shown as a contact.
    boolean contact =
        verdict.touches().orElse(false) && verdict.assessment() != Assessment.DISAGREES;
    pseudoClassStateChanged(TOUCHING, contact);
    show(divergence, next.divergence().map(VerdictWords::divergence));
    getTooltip().setText(VerdictWords.tip(verdict) + "\n" + getAccessibleHelp());
    speak();
  }

  private void settle(boolean isCurrent) {
    patience.stop();
    if (isCurrent) {
      showLate(false);
    } else {
      await();
    }
  }

  private void speak() {
    setAccessibleText(
        Stream.concat(Stream.of(name, precision, touches, values, error, time), remarks.stream())
            .filter(Label::isVisible)
            .map(Label::getText)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(", ")));
  }

  private static void show(Label label, Optional<String> words) {
    label.setText(words.orElse(""));
    label.setVisible(words.isPresent());
  }
}
