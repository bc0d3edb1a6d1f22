package collisionbench.app.panel.steps;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.text.Texts;
import collisionbench.methods.method.Step;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A branch: marked if it was taken, else with the number that ruled it out.
final class BranchRow extends HBox {

  private static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");

  private static final double LEAST_NAME = 64;

  private final FontIcon icon = new FontIcon(Feather.CHECK);
  private final Label name = Nodes.fill(Nodes.wrapped());
  private final FormulaView condition = new FormulaView();
  private final QuantityView compared = new QuantityView();

  BranchRow(String id) {
    Nodes.styled(this, "branch-row").setAlignment(Pos.BASELINE_LEFT);
    Nodes.named(name, id).setMinWidth(LEAST_NAME);
    name.setGraphic(icon);
    getChildren().addAll(name, condition, compared);
    getChildren().forEach(node -> node.getStyleClass().add("branch"));
  }

  void show(Step.Branch branch, boolean flat) {
    String words = StepWords.of(branch);
    icon.setVisible(branch.taken());
    name.setText(words);
    name.setAccessibleText(Texts.get(branch.taken() ? "steps.taken" : "steps.not-taken", words));
    condition.show(branch.condition());
    compared.show(branch.compared(), flat);
    getChildren().forEach(node -> node.pseudoClassStateChanged(TAKEN, branch.taken()));
  }
}
