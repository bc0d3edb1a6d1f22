package collisionbench.app.panel.formula;

import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;

/// The root of a part, below a line.
final class RootBox extends FormulaBox {

  private static final double HOOK = 10;
  private static final double ABOVE = 2;
  private static final double BEHIND = 2;

  private final Node under;

  RootBox(Node under) {
    this.under = under;
    getChildren().add(under);
  }

  @Override
  public double getBaselineOffset() {
    return baseline(under) + ABOVE;
  }

  @Override
  protected double computePrefWidth(double height) {
    return HOOK + width(under) + BEHIND;
  }

  @Override
  protected double computePrefHeight(double width) {
    return height(under) + ABOVE;
  }

  @Override
  protected void layoutChildren() {
    double low = crisp(getBaselineOffset() + 1);
    double middle = crisp(getBaselineOffset() - axis());
    place(under, HOOK, ABOVE);
    line.getElements()
        .setAll(
            new MoveTo(1.5, middle + 1),
            new LineTo(3.5, middle),
            new LineTo(6, low),
            new LineTo(9.5, 0.5),
            new LineTo(getWidth() - 0.5, 0.5));
  }
}
