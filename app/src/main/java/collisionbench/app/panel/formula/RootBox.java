package collisionbench.app.panel.formula;

import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;

/// The root of a part, below a line.
final class RootBox extends CoveredBox {

  private static final double HOOK = 10;
  private static final double BEHIND = 2;

  RootBox(Node under) {
    super(under, 2);
  }

  @Override
  protected double computePrefWidth(double height) {
    return HOOK + width(under) + BEHIND;
  }

  @Override
  protected void layoutChildren() {
    double low = crisp(getBaselineOffset() + 1);
    double middle = crisp(getBaselineOffset() - axis());
    place(under, HOOK, above);
    line.getElements()
        .setAll(
            new MoveTo(1.5, middle + 1),
            new LineTo(3.5, middle),
            new LineTo(6, low),
            new LineTo(9.5, 0.5),
            new LineTo(getWidth() - 0.5, 0.5));
  }
}
