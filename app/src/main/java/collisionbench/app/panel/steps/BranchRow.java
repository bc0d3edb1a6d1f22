package collisionbench.app.panel.steps;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.text.Texts;
import collisionbench.geometry.method.Step;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A way to go on: marked if it was taken, else with the number that ruled it out.
final class BranchRow {

  private static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");

  private final FontIcon icon = new FontIcon(Feather.CHECK);
  private final Label name = new Label();
  private final FormulaView condition = new FormulaView();
  private final QuantityView compared = new QuantityView();

  BranchRow(String id) {
    name.setId(id);
    name.setWrapText(true);
    name.setMinHeight(Region.USE_PREF_SIZE);
    name.setGraphic(icon);
    nodes()
        .forEach(node -> {
          node.getStyleClass().add("branch");
          GridPane.setValignment(node, VPos.BASELINE);
        });
  }

  /// Puts the row into the grid of a step.
  void addTo(GridPane grid, int row) {
    grid.addRow(row, name, condition, compared);
  }

  private List<Node> nodes() {
    return List.of(name, condition, compared);
  }

  /// Keeps the row there, or takes no room for it.
  void setVisible(boolean visible) {
    nodes()
        .forEach(node -> {
          node.setVisible(visible);
          node.setManaged(visible);
        });
  }

  void show(Step.Branch branch, boolean flat) {
    String words = StepWords.of(branch);
    icon.setVisible(branch.taken());
    name.setText(words);
    name.setAccessibleText(Texts.get(branch.taken() ? "steps.taken" : "steps.not-taken", words));
    condition.show(branch.condition());
    compared.show(branch.compared(), flat);
    nodes().forEach(node -> node.pseudoClassStateChanged(TAKEN, branch.taken()));
  }
}
