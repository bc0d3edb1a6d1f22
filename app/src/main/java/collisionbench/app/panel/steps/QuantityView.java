package collisionbench.app.panel.steps;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Step;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A value and its symbol, if it has one: `t = 0.25`. The tool tip has all digits.
final class QuantityView extends HBox {

  private final FormulaView symbol = new FormulaView();
  private final Label value = new Label();

  QuantityView() {
    Nodes.styled(this, "quantity").setAlignment(Pos.BASELINE_LEFT);
    value.setTooltip(new Tooltip());
    value.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    getChildren().addAll(symbol, value);
  }

  void show(Step.Quantity quantity, boolean flat) {
    symbol.show(quantity.symbol().isEmpty() ? "" : quantity.symbol() + " =");
    value.setText(StepWords.of(quantity.value(), flat, StepWords::shown));
    value.getTooltip().setText(StepWords.of(quantity.value(), flat, StepWords::exact));
  }

  /// A branch: marked if it was taken, with its condition and the number compared, in two lines
  /// where the panel is narrow.
  static final class Branch extends HBox {

    private static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");

    private static final double LEAST_NAME = 64;

    private final FontIcon icon = new FontIcon(Feather.CHECK);
    private final Label name = Nodes.wrapped();
    private final FormulaView condition = new FormulaView();
    private final QuantityView compared = new QuantityView();
    private final List<Node> parts = List.of(name, condition, compared);

    Branch(String id) {
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
}
