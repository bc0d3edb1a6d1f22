package collisionbench.app.panel.answer;

import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.scene.AnswerValue;
import collisionbench.app.text.Texts;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One expected answer, what came and the difference, on a line.
final class ExpectationLine extends HBox {

  private final FontIcon icon = new FontIcon(Feather.CHECK);
  private final Label words = Nodes.wrapped();

  ExpectationLine(AnswerCheck check, Node... buttons) {
    words.setGraphic(icon);
    getChildren().add(Nodes.fill(words));
    getChildren().addAll(buttons);
    show(check);
  }

  static Node removal(Runnable remove) {
    return Nodes.explain(
        Nodes.iconButton("expectation-remove", Feather.TRASH_2, remove),
        Texts.get("expect.remove"));
  }

  void show(AnswerCheck check) {
    boolean surplus = isSurplus(check);
    words.setText(check.phrase().said());
    icon.setIconCode(check.holds() ? Feather.CHECK : surplus ? Feather.PLUS : Feather.X);
    words
        .getStyleClass()
        .setAll(
            "label",
            "expectation",
            check.holds() ? "as-expected" : surplus ? "unexpected" : "missing");
  }

  /// {@return whether it is expected that something is not so}
  static boolean isSurplus(AnswerCheck check) {
    return check.expected().equals(new AnswerValue.YesNo(false));
  }
}
