package collisionbench.app.panel.answer;

import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.scene.AnswerValue;
import collisionbench.app.text.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One expected answer, what came and the difference, on a line.
final class ExpectationLine extends HBox {

  ExpectationLine(AnswerCheck check) {
    boolean surplus = isSurplus(check);
    String state = check.holds() ? "as-expected" : surplus ? "unexpected" : "missing";
    Label words = new Label(check.phrase().said());
    words.setGraphic(
        new FontIcon(check.holds() ? Feather.CHECK : surplus ? Feather.PLUS : Feather.X));
    getChildren().add(Nodes.fill(Nodes.wrap(Nodes.styled(words, "expectation", state))));
  }

  /// A line with a button that removes the expectation.
  ExpectationLine(AnswerCheck check, Runnable remove) {
    this(check);
    Button button = Nodes.iconButton("expectation-remove", Feather.TRASH_2, remove);
    getChildren().add(Nodes.explain(button, Texts.get("expect.remove")));
  }

  /// {@return whether it is expected that something is not so}
  static boolean isSurplus(AnswerCheck check) {
    return check.expected().equals(new AnswerValue.YesNo(false));
  }
}
