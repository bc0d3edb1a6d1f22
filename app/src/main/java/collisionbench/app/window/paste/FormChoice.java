package collisionbench.app.window.paste;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.paste.Form;
import collisionbench.app.paste.Row;
import collisionbench.app.paste.Sheet;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.Texts;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The forms that fit the selected row, numbered. Those that make no shape are grey, and below them
/// is why the chosen one makes none.
final class FormChoice extends VBox {

  private final FlowPane forms = Nodes.named(new FlowPane(), "paste-forms", "paste-forms");
  private final Label refusal = Nodes.named(Nodes.wrapped("muted"), "paste-refusal");
  private final IntConsumer pick;

  /// @param pick chooses one of the forms
  FormChoice(IntConsumer pick) {
    this.pick = pick;
    getChildren().addAll(forms, Nodes.collapse(refusal));
  }

  /// {@return the name of a form}
  static String name(Form form) {
    return Texts.get("paste.form." + form.word());
  }

  void show(Sheet sheet) {
    Row row = sheet.row();
    forms.getChildren().clear();
    for (int i = 0; i < row.forms().size(); i++) {
      forms.getChildren().add(button(row, i));
    }
    Optional<Phrase> why = row.isOn() ? row.refusal() : Optional.empty();
    refusal.setText(why.map(Phrase::said).orElse(""));
    refusal.setVisible(why.isPresent());
  }

  private Button button(Row row, int index) {
    Form form = row.forms().get(index);
    String label = index < 9 ? index + 1 + "  " + name(form) : name(form);
    Button button = Nodes.smallButton("paste-form-" + form.word(), label, () -> pick.accept(index));
    button.setFocusTraversable(false);
    if (row.isOn() && row.picked() == index) {
      button.getStyleClass().add("accent");
    }
    row.picking(index)
        .refusal()
        .ifPresent(why -> {
          button.getStyleClass().add("muted");
          button.setTooltip(new Tooltip(why.said()));
        });
    return button;
  }
}
