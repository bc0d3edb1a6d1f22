package collisionbench.app.panel.comparison;

import collisionbench.app.comparison.Standing;
import collisionbench.app.comparison.Verdict;
import collisionbench.app.text.Texts;
import collisionbench.app.text.Words;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What one method says: a row of the table, which can be chosen.
final class MethodRow extends ToggleButton {

  /// How wide the columns of numbers are.
  static final double ERROR_WIDTH = 76;

  static final double TIME_WIDTH = 84;

  private static final double VERDICT_WIDTH = 56;

  /// In a row that is narrower, what a method computes has a line of its own.
  private static final double NARROW = 280;

  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
  private static final PseudoClass TOUCHING = PseudoClass.getPseudoClass("touching");

  private final Label name = new Label();
  private final Label precision = new Label();
  private final FontIcon icon = new FontIcon(Feather.CIRCLE);
  private final Label touches = new Label();
  private final Label values = new Label();
  private final Label error = new Label();
  private final Label time = new Label();
  private final Label flip = new Label();
  private final Label remark = new Label();
  private final HBox numbers = new HBox(8);
  private final VBox lines = new VBox(2);
  private String of = "";
  private String explainedBy = "";

  /// @param width of the row, in which its words are wrapped
  MethodRow(ObservableValue<Number> width) {
    getStyleClass().addAll("flat", "method-row");
    setMaxWidth(Double.MAX_VALUE);
    setTooltip(new Tooltip());
    name.getStyleClass().add("method-name");
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    precision.getStyleClass().add("method-precision");
    precision.setMinWidth(Region.USE_PREF_SIZE);
    touches.getStyleClass().add("method-touches");
    fix(touches, VERDICT_WIDTH);
    HBox head = new HBox(8, name, precision, touches);
    head.setAlignment(Pos.CENTER_LEFT);
    values.setMaxWidth(Double.MAX_VALUE);
    values.setWrapText(true);
    HBox.setHgrow(values, Priority.ALWAYS);
    fix(error, ERROR_WIDTH);
    fix(time, TIME_WIDTH);
    numbers.setAlignment(Pos.TOP_RIGHT);
    values.getStyleClass().add("method-number");
    error.getStyleClass().add("method-number");
    time.getStyleClass().add("method-number");
    flip.setGraphic(new FontIcon(Feather.REPEAT));
    remark(flip, "method-flip");
    remark(remark, "method-remark");
    width.subscribe(wide -> arrange(head, wide.doubleValue() < NARROW));
    lines.prefWidthProperty().bind(width);
    lines.maxWidthProperty().bind(width);
    setGraphic(lines);
  }

  private void arrange(HBox head, boolean narrow) {
    lines.getChildren().clear();
    if (narrow) {
      numbers.getChildren().setAll(error, time);
      lines.getChildren().addAll(head, values, numbers, flip, remark);
    } else {
      numbers.getChildren().setAll(values, error, time);
      lines.getChildren().addAll(head, numbers, flip, remark);
    }
  }

  private static void fix(Label label, double width) {
    label.setMinWidth(width);
    label.setMaxWidth(width);
    label.setAlignment(Pos.TOP_RIGHT);
  }

  private static void remark(Label label, String style) {
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMaxWidth(Double.MAX_VALUE);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.managedProperty().bind(label.visibleProperty());
  }

  /// A button asks what is in it for its height without a width, in which words are wrapped.
  @Override
  protected double computePrefHeight(double width) {
    return snappedTopInset() + lines.prefHeight(lines.getPrefWidth()) + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  /// Pressed again, it stays chosen.
  @Override
  public void fire() {
    if (!isSelected()) {
      super.fire();
    }
  }

  /// {@return the name of the method}
  String of() {
    return of;
  }

  /// {@return the name of the method whose steps explain what the row says}
  String explainedBy() {
    return explainedBy;
  }

  /// Shows what a method says.
  ///
  /// @param size of the two bodies, beside what a length is nothing
  /// @param was the yes or no before the last change, if it was the other one
  /// @param newTime how long it takes, in words
  void show(Verdict verdict, double size, Optional<Boolean> was, String newTime) {
    of = verdict.name();
    explainedBy = verdict.explainedBy();
    setId("method-" + of);
    name.setText(of);
    precision.setText(Texts.get("compare." + Words.of(verdict.method().precision())));
    touches.setText(VerdictWords.touches(verdict));
    icon.setIconCode(verdict.touches().orElse(false) ? Feather.ALERT_CIRCLE : Feather.CIRCLE);
    touches.setGraphic(verdict.touches().isPresent() ? icon : null);
    values.setText(VerdictWords.values(verdict, size));
    error.setText(VerdictWords.error(verdict.error()));
    time.setText(newTime);
    say(flip, was.map(VerdictWords::flip));
    say(remark, VerdictWords.remark(verdict));
    boolean wrong = verdict.standing().isWrong();
    remark.setGraphic(wrong ? new FontIcon(Feather.ALERT_TRIANGLE) : null);
    pseudoClassStateChanged(WRONG, wrong);
    pseudoClassStateChanged(TOUCHING, isContact(verdict));
    getTooltip().setText(VerdictWords.tip(verdict));
    setAccessibleText(
        Stream.of(name, precision, touches, values, error, time, flip, remark)
            .map(Label::getText)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(", ")));
  }

  private static void say(Label label, Optional<String> words) {
    label.setText(words.orElse(""));
    label.setVisible(words.isPresent());
  }

  /// A yes that is wrong is no contact.
  private static boolean isContact(Verdict verdict) {
    return verdict.touches().orElse(false) && verdict.standing() != Standing.DISAGREES;
  }
}
