package collisionbench.app.panel.answer;

import collisionbench.app.panel.widget.Attempt;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.RefusalLabel;
import collisionbench.app.panel.widget.TextEntry;
import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// An expected answer about a pair, with buttons that edit its numbers and remove it.
final class EditableExpectation extends VBox {

  private final ToggleButton edit =
      Nodes.named(
          new ToggleButton("", new FontIcon(Feather.EDIT_2)),
          "expectation-edit",
          "button-icon",
          "flat",
          "small-button");
  private final ExpectationView.Line line;
  private final Fields fields;
  private AnswerCheck check;

  EditableExpectation(AnswerCheck check, Session session, Consumer<AnswerCheck> remove) {
    this.check = check;
    Nodes.explain(edit, Texts.get("expect.edit"));
    Nodes.show(edit, !new TypedExpectation(check).parts().isEmpty());
    line =
        new ExpectationView.Line(
            check, edit, ExpectationView.Line.removal(() -> remove.accept(this.check)));
    fields = new Fields(check, session, this::close);
    getChildren().addAll(line, Nodes.showWhile(fields, edit.selectedProperty()));
    edit.setOnAction(_ -> {
      if (edit.isSelected()) {
        fields.focus();
      }
    });
  }

  private void close() {
    edit.setSelected(false);
    edit.requestFocus();
  }

  /// Shows what is expected of the same answer now.
  void show(AnswerCheck next) {
    check = next;
    line.show(next);
    fields.show(next);
  }

  /// Fields for the numbers of an expected answer: Enter applies, Escape reverts, and what is
  /// refused stays with the reason below.
  private static final class Fields extends VBox {

    private final Session session;
    private final Map<TypedExpectation.Part, TextEntry> entries =
        new EnumMap<>(TypedExpectation.Part.class);
    private final Map<TypedExpectation.Part, TextField> fields =
        new EnumMap<>(TypedExpectation.Part.class);
    private TypedExpectation shown;

    /// @param left runs after Enter or Escape has left a field
    Fields(AnswerCheck check, Session session, Runnable left) {
      this.session = session;
      shown = new TypedExpectation(check);
      GridPane grid = Nodes.styled(new GridPane(), "expectation-grid");
      for (TypedExpectation.Part part : shown.parts()) {
        addRow(grid, part, left);
      }
      RefusalLabel refusal =
          RefusalLabel.line(entries.values().stream().map(TextEntry::refusal).toList());
      Nodes.styled(this, "expectation-fields").getChildren().addAll(grid, refusal);
      show(check);
    }

    private void addRow(GridPane grid, TypedExpectation.Part part, Runnable left) {
      TextField field = new TextField();
      field.setId(
          "expected-%s-%s".formatted(KebabCase.of(shown.check().field()), KebabCase.of(part)));
      GridPane.setHgrow(field, Priority.ALWAYS);
      Label label = Nodes.caption(Texts.get("expect.part-" + KebabCase.of(part)), field);
      label.setMinWidth(USE_PREF_SIZE);
      field.setAccessibleText(label.getText());
      TextEntry entry =
          new TextEntry(
              field, typed -> Attempt.make(session, scene -> shown.edit(part, typed, scene)));
      entry.onLeft(left);
      entries.put(part, entry);
      fields.put(part, field);
      grid.addRow(grid.getRowCount(), label, field);
    }

    void show(AnswerCheck check) {
      shown = new TypedExpectation(check);
      Scene scene = session.scene();
      entries.forEach((part, entry) -> entry.show(shown.text(part, scene)));
      Optional.ofNullable(fields.get(TypedExpectation.Part.TOLERANCE))
          .ifPresent(field -> field.setPromptText(Numbers.of(check.tolerance())));
    }

    /// Gives the focus to the first field that is set.
    void focus() {
      List<TextField> set =
          fields.values().stream().filter(field -> !field.getText().isEmpty()).toList();
      set.stream().findFirst().ifPresent(TextField::requestFocus);
    }
  }
}
