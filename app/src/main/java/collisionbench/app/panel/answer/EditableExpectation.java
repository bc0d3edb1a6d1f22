package collisionbench.app.panel.answer;

import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import java.util.function.Consumer;
import javafx.scene.control.ToggleButton;
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
  private final ExpectationLine line;
  private final ExpectationFields fields;
  private AnswerCheck check;

  /// @param remove removes the expectation
  EditableExpectation(AnswerCheck check, Session session, Consumer<AnswerCheck> remove) {
    this.check = check;
    Nodes.explain(edit, Texts.get("expect.edit"));
    Nodes.show(edit, !new TypedExpectation(check).parts().isEmpty());
    line =
        new ExpectationLine(check, edit, ExpectationLine.removal(() -> remove.accept(this.check)));
    fields = new ExpectationFields(check, session, this::close);
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
}
