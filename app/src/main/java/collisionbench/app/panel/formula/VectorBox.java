package collisionbench.app.panel.formula;

import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;

/// Letters below an arrow.
final class VectorBox extends CoveredBox {

  private static final double NARROWEST = 8;
  private static final double HEAD = 2;

  VectorBox(Node under) {
    super(under, 3);
  }

  @Override
  protected double computePrefWidth(double height) {
    return Math.max(width(under), NARROWEST);
  }

  @Override
  protected void layoutChildren() {
    double y = crisp(above - 0.5);
    double tip = crisp(getWidth() - 1);
    place(under, (getWidth() - width(under)) / 2, above);
    line.getElements()
        .setAll(
            new MoveTo(0.5, y),
            new LineTo(tip, y),
            new MoveTo(tip - HEAD, y - HEAD),
            new LineTo(tip, y),
            new LineTo(tip - HEAD, y + HEAD));
  }
}
