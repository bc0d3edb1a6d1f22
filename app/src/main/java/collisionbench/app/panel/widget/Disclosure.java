package collisionbench.app.panel.widget;

import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A line that unfolds the content below it.
public final class Disclosure extends VBox {

  private static final PseudoClass UNFOLDED = PseudoClass.getPseudoClass("unfolded");

  private final WrappingToggle line;
  private final FontIcon chevron = Nodes.styled(new FontIcon(Feather.CHEVRON_RIGHT), "chevron");

  public Disclosure(String id, Node head, Node below) {
    HBox content = Nodes.styled(new HBox(chevron, head), "disclosure-head");
    HBox.setHgrow(head, Priority.ALWAYS);
    line = Nodes.named(new WrappingToggle(content), id, "flat", "disclosure-line");
    line.selectedProperty()
        .subscribe(unfolded -> {
          chevron.setIconCode(unfolded ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT);
          pseudoClassStateChanged(UNFOLDED, unfolded);
        });
    Nodes.styled(this, "disclosure")
        .getChildren()
        .addAll(line, Nodes.showWhile(below, line.selectedProperty()));
  }

  public void unfold(boolean unfolded) {
    line.setSelected(unfolded);
  }

  public boolean isUnfolded() {
    return line.isSelected();
  }

  public void onToggled(Runnable action) {
    line.setOnAction(_ -> action.run());
  }

  public void describe(String words) {
    line.setAccessibleText(words);
  }

  /// A toggle as wide as its column whose content wraps. A plain button asks its content for its
  /// height without giving a width, which returns the height of a single line.
  public static final class WrappingToggle extends ToggleButton {

    private final Region content;

    public WrappingToggle(Region content) {
      this.content = content;
      setGraphic(content);
      setMaxWidth(Double.MAX_VALUE);
      content
          .prefWidthProperty()
          .bind(
              Bindings.createDoubleBinding(
                  () -> inside(getWidth()), widthProperty(), insetsProperty()));
    }

    private double inside(double width) {
      return width - snappedLeftInset() - snappedRightInset();
    }

    @Override
    public Orientation getContentBias() {
      return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
      double height = content.prefHeight(width < 0 ? width : inside(width));
      return snappedTopInset() + height + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
      return computePrefHeight(width);
    }
  }
}
