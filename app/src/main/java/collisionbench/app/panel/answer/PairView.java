package collisionbench.app.panel.answer;

import collisionbench.app.panel.widget.Disclosure;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.PairLetter;
import collisionbench.app.session.Hue;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The answers about one pair: whether they touch and, unfolded, all the rest with a button each
/// that copies it.
///
/// Reused for other pairs; changes only the texts that differ.
final class PairView extends VBox {

  private static final PseudoClass TOUCHING = PseudoClass.getPseudoClass("touching");

  /// The gap between a value below its label and the next label.
  private static final Insets BELOW = new Insets(0, 0, 6, 0);

  private final String id;
  private final Consumer<String> copy;
  private final FontIcon icon = new FontIcon(Feather.CIRCLE);
  private final Label words = Nodes.wrapped("pair-words");
  private final Label distance = Nodes.label("pair-distance");
  private final GridPane grid = Nodes.styled(new GridPane(), "pair-lines");
  private final List<Row> rows = new ArrayList<>();
  private final VBox expected = Nodes.styled(new VBox(), "expectations");
  private final Disclosure disclosure;
  private final Consumer<AnswerField> expect;
  private List<AnswerCheck> checks = List.of();
  private List<EditableExpectation> lines = List.of();
  private List<Boolean> arranged = List.of();
  private boolean toldApart;

  /// @param expect makes the scene expect an answer as it is
  PairView(String id, Consumer<String> copy, Consumer<AnswerField> expect) {
    this.id = id;
    this.expect = expect;
    this.copy = copy;
    words.setId(id + "-words");
    distance.setId(id + "-distance");
    HBox head = Nodes.row("pair-head", icon, new VBox(words, distance));
    grid.getColumnConstraints().addAll(labels(), values());
    disclosure = new Disclosure(id + "-unfold", head, grid);
    Nodes.named(expected, id + "-expected");
    Nodes.show(expected, false);
    Nodes.named(this, id, "pair").getChildren().addAll(disclosure, expected);
  }

  /// Equally wide in every pair, so that the values align.
  private static ColumnConstraints labels() {
    ColumnConstraints column = new ColumnConstraints(104);
    column.setMinWidth(40);
    return column;
  }

  private static ColumnConstraints values() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHgrow(Priority.ALWAYS);
    column.setMinWidth(40);
    return column;
  }

  private static final class Row {

    final Label label = Nodes.wrapped("line-label");
    final PairLetter letter = new PairLetter();
    final Label value = Nodes.wrapped("line-value");
    final Button button;
    final MenuItem item = new MenuItem(Texts.get("expect.this"));
    String exact = "";
    Optional<AnswerField> field = Optional.empty();

    Row(String id, Consumer<String> copy, Consumer<AnswerField> expect) {
      item.setOnAction(_ -> field.ifPresent(expect));
      item.setId(id + "-expect");
      ContextMenu menu = new ContextMenu(item);
      label.setContextMenu(menu);
      value.setContextMenu(menu);
      label.setTooltip(new Tooltip());
      Nodes.named(value, id).setTooltip(new Tooltip());
      button = Nodes.iconButton(id + "-copy", Feather.COPY, () -> copy.accept(exact));
    }

    void show(AnswerLines.Line line, boolean toldApart) {
      field = line.field();
      Hue tint = toldApart ? field.map(Row::tint).orElse(Hue.NONE) : Hue.NONE;
      letter.show(label, tint);
      item.setDisable(field.isEmpty());
      if (!label.getText().equals(line.label())) {
        label.setText(line.label());
        label.getTooltip().setText(line.label());
        button.setAccessibleText(Texts.get("answer.copy", line.label()));
      }
      if (!exact.equals(line.exact()) || !value.getText().equals(line.shown())) {
        exact = line.exact();
        value.setText(line.shown());
        value.getTooltip().setText(exact);
      }
    }

    private static Hue tint(AnswerField field) {
      return switch (field) {
        case POINT_A, SWEEP_POINT_A -> Hue.FIRST;
        case POINT_B, SWEEP_POINT_B -> Hue.SECOND;
        default -> Hue.NONE;
      };
    }
  }

  /// Sets whether the lines about one of the two bodies have its tint, before they are shown.
  void tellApart(boolean newToldApart) {
    toldApart = newToldApart;
  }

  Disclosure disclosure() {
    return disclosure;
  }

  /// Shows a pair; its lines only where they are unfolded.
  void show(AnswerLines answer) {
    boolean touching = answer.answer().touching();
    pseudoClassStateChanged(TOUCHING, touching);
    if (icon.getIconCode() != icon(touching)) {
      icon.setIconCode(icon(touching));
    }
    words.setText(answer.words());
    distance.setText(answer.distance());
    disclosure.describe(answer.words() + ", " + answer.distance());
    if (disclosure.isUnfolded()) {
      show(answer.lines());
    }
  }

  /// Shows the answers that are expected of the pair. A line stays while it is edited.
  void show(List<AnswerCheck> found, Function<AnswerCheck, EditableExpectation> newLine) {
    if (!found.equals(checks)) {
      List<AnswerCheck> ordered =
          found.stream().sorted(Comparator.comparing(AnswerCheck::field)).toList();
      if (!kinds(found).equals(kinds(checks))) {
        lines = ordered.stream().map(newLine).toList();
        expected.getChildren().setAll(lines);
      }
      for (int i = 0; i < lines.size(); i++) {
        lines.get(i).show(ordered.get(i));
      }
      checks = found;
    }
    Nodes.show(expected, !found.isEmpty());
  }

  /// {@return which fields a line has, and of which answer}
  private static Set<Object> kinds(List<AnswerCheck> checks) {
    return checks.stream()
        .map(check ->
            List.of(check.pair(), check.field(), new TypedExpectation(check).parts().size()))
        .collect(Collectors.toSet());
  }

  private static Feather icon(boolean touching) {
    return touching ? Feather.ALERT_CIRCLE : Feather.CIRCLE;
  }

  private void show(List<AnswerLines.Line> lines) {
    while (rows.size() < lines.size()) {
      rows.add(new Row(String.format(Locale.ROOT, "%s-%d", id, rows.size()), copy, expect));
    }
    List<Boolean> wide = lines.stream().map(AnswerLines.Line::wide).toList();
    if (!wide.equals(arranged)) {
      arranged = wide;
      arrange();
    }
    for (int i = 0; i < lines.size(); i++) {
      rows.get(i).show(lines.get(i), toldApart);
    }
  }

  /// One number goes beside its label, several go below it. All constraints are set each time,
  /// since a reused row keeps the old ones.
  private void arrange() {
    grid.getChildren().clear();
    int at = 0;
    for (int i = 0; i < arranged.size(); i++) {
      Row row = rows.get(i);
      boolean wide = arranged.get(i);
      int span = wide ? 2 : 1;
      GridPane.setMargin(row.value, wide ? BELOW : Insets.EMPTY);
      grid.add(row.label, 0, at, span, 1);
      grid.add(row.button, 2, at, 1, span);
      if (wide) {
        grid.add(row.value, 0, at + 1, 2, 1);
      } else {
        grid.add(row.value, 1, at, 1, 1);
      }
      at += span;
    }
  }
}
