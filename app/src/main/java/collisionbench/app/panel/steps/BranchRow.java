package collisionbench.app.panel.steps;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.text.Texts;
import collisionbench.methods.method.Step;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A way to go on: marked if it was taken, else with the number that ruled it out.
final class BranchRow extends HBox {

  private static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");

  private static final double LEAST_NAME = 64;

  private final FontIcon icon = new FontIcon(Feather.CHECK);
  private final Label name = new Label();
  private final FormulaView condition = new FormulaView();
  private final QuantityView compared = new QuantityView();

  BranchRow(String id) {
    getStyleClass().add("branch-row");
    setAlignment(Pos.BASELINE_LEFT);
    name.setId(id);
    name.setWrapText(true);
    name.setMinSize(LEAST_NAME, USE_PREF_SIZE);
    name.setMaxWidth(Double.MAX_VALUE);
    name.setGraphic(icon);
    setHgrow(name, Priority.ALWAYS);
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
