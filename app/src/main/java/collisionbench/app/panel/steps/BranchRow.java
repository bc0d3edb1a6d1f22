package collisionbench.app.panel.steps;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.text.Texts;
import collisionbench.methods.method.Step;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A branch: marked if it was taken, with its condition and the number compared, in two lines where
/// the panel is narrow.
final class BranchRow extends HBox {

  private static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");

  private static final double LEAST_NAME = 64;

  private final FontIcon icon = new FontIcon(Feather.CHECK);
  private final Label name = Nodes.wrapped();
  private final FormulaView condition = new FormulaView();
  private final QuantityView compared = new QuantityView();
  private final List<Node> parts = List.of(name, condition, compared);

  BranchRow(String id) {
    Nodes.styled(this, "branch-row").setAlignment(Pos.BASELINE_LEFT);
    Nodes.named(name, id).setMinWidth(LEAST_NAME);
    name.setGraphic(icon);
    FlowPane numbers =
        Nodes.fill(Nodes.styled(new FlowPane(condition, compared), "branch-numbers"));
    numbers.setAlignment(Pos.BASELINE_RIGHT);
    numbers.setRowValignment(VPos.BASELINE);
    numbers.setPrefWrapLength(0);
    getChildren().addAll(name, numbers);
    parts.forEach(node -> node.getStyleClass().add("branch"));
  }

  void show(Step.Branch branch, boolean flat) {
    String words = StepWords.of(branch);
    icon.setVisible(branch.taken());
    name.setText(words);
    name.setAccessibleText(Texts.get(branch.taken() ? "steps.taken" : "steps.not-taken", words));
    condition.show(branch.condition());
    compared.show(branch.compared(), flat);
    parts.forEach(node -> node.pseudoClassStateChanged(TAKEN, branch.taken()));
  }
}
