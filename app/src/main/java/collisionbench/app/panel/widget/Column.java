package collisionbench.app.panel.widget;

import java.util.List;
import java.util.Objects;
import javafx.collections.ListChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// A column in which error messages overlap the rows below them, so that nothing moves when one
/// appears.
public class Column extends VBox {

  public Column(Node... children) {
    // An overlapping message enlarges the bounds of its column; clicks there belong to the row
    // below.
    setPickOnBounds(false);
    getChildren().addListener((ListChangeListener<Node>) _ -> stack());
    getChildren().addAll(children);
  }

  /// Draws upper rows over lower ones.
  private void stack() {
    List<Node> children = getChildren();
    for (int i = 0; i < children.size(); i++) {
      children.get(i).setViewOrder(i);
    }
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    List<Node> children = getChildren();
    for (int i = 1; i < children.size(); i++) {
      if (children.get(i) instanceof RefusalLabel reason && reason.isPlate()) {
        Insets margin = Objects.requireNonNullElse(getMargin(reason), Insets.EMPTY);
        double left = snappedLeftInset() + margin.getLeft();
        double right = getWidth() - snappedRightInset() - margin.getRight();
        reason.hang(children.get(i - 1).getBoundsInParent().getMaxY(), left, right);
      }
    }
  }
}
