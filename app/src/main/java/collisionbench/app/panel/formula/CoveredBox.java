package collisionbench.app.panel.formula;

import javafx.scene.Node;

/// A part below a line or an arrow.
abstract class CoveredBox extends FormulaBox {

  final Node under;
  final double above;

  /// @param above the height of the room for the line
  CoveredBox(Node under, double above) {
    this.under = under;
    this.above = above;
    getChildren().add(under);
  }

  @Override
  public final double getBaselineOffset() {
    return baseline(under) + above;
  }

  @Override
  protected final double computePrefHeight(double width) {
    return height(under) + above;
  }
}
