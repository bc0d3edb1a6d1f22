package collisionbench.app.panel.field;

import java.util.List;
import java.util.Objects;
import javafx.collections.ListChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// A column in which reasons hang over what follows: nothing moves when one comes or goes.
public class Column extends VBox {

  public Column(Node... children) {
    // What hangs out of a column makes its bounds larger; clicks there are for what follows.
    setPickOnBounds(false);
    getChildren().addListener((ListChangeListener<Node>) _ -> stack());
    getChildren().addAll(children);
  }

  /// What stands higher lies over what stands lower.
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
