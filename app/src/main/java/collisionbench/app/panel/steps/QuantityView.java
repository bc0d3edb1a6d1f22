package collisionbench.app.panel.steps;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.formula.FormulaView;
import collisionbench.methods.method.Step;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

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
}
