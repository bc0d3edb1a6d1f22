package collisionbench.app.window.paste;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.paste.Form;
import collisionbench.bench.paste.Row;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

/// The forms that fit the selected row, numbered. Those that make no shape are grey.
final class FormChoice extends FlowPane {

  private final IntConsumer pick;

  FormChoice(IntConsumer pick) {
    this.pick = pick;
    Nodes.named(this, "paste-forms", "paste-forms");
  }

  static String name(Form form) {
    return Texts.get("paste.form." + form.word());
  }

  void show(Row row) {
    getChildren().clear();
    for (int i = 0; i < row.forms().size(); i++) {
      getChildren().add(button(row, i));
    }
  }

  private Button button(Row row, int index) {
    Form form = row.forms().get(index);
    String label = index < 9 ? index + 1 + "  " + name(form) : name(form);
    Button button = Nodes.smallButton("paste-form-" + form.word(), label, () -> pick.accept(index));
    button.setFocusTraversable(false);
    if (row.isOn() && row.picked() == index) {
      button.getStyleClass().add("accent");
    }
    Optional<Phrase> refusal = row.picking(index).refusal();
    if (refusal.isPresent()) {
      button.getStyleClass().add("muted");
      button.setTooltip(new Tooltip(refusal.get().text()));
    }
    return button;
  }
}
