package collisionbench.app.panel.formula;

import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;

/// Letters below an arrow.
final class VectorBox extends FormulaBox {

  private static final double ABOVE = 3;
  private static final double HEAD = 2;

  private final Node under;

  VectorBox(Node under) {
    this.under = under;
    getChildren().add(under);
  }

  @Override
  public double getBaselineOffset() {
    return baseline(under) + ABOVE;
  }

  @Override
  protected double computePrefWidth(double height) {
    return Math.max(width(under), 8);
  }

  @Override
  protected double computePrefHeight(double width) {
    return height(under) + ABOVE;
  }

  @Override
  protected void layoutChildren() {
    double y = crisp(ABOVE - 0.5);
    double tip = crisp(getWidth() - 1);
    place(under, (getWidth() - width(under)) / 2, ABOVE);
    line.getElements()
        .setAll(
            new MoveTo(0.5, y),
            new LineTo(tip, y),
            new MoveTo(tip - HEAD, y - HEAD),
            new LineTo(tip, y),
            new LineTo(tip - HEAD, y + HEAD));
  }
}
