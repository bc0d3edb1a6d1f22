package collisionbench.app.panel.formula;

import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;

/// One part over another, with a bar between.
final class FractionBox extends FormulaBox {

  private static final double BESIDE = 3;
  private static final double BAR = 3;

  private final Node top;
  private final Node bottom;

  FractionBox(Node top, Node bottom) {
    this.top = top;
    this.bottom = bottom;
    getChildren().addAll(top, bottom);
  }

  @Override
  public double getBaselineOffset() {
    return height(top) + Math.floor(BAR / 2) + axis();
  }

  @Override
  protected double computePrefWidth(double height) {
    return Math.max(width(top), width(bottom)) + 2 * BESIDE;
  }

  @Override
  protected double computePrefHeight(double width) {
    return height(top) + BAR + height(bottom);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double bar = crisp(height(top) + BAR / 2 - 0.5);
    place(top, (width - width(top)) / 2, 0);
    place(bottom, (width - width(bottom)) / 2, height(top) + BAR);
    line.getElements().setAll(new MoveTo(1.5, bar), new LineTo(width - 1.5, bar));
  }
}
