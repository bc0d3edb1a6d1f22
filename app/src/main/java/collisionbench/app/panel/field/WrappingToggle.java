package collisionbench.app.panel.field;

import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;

/// A toggle as wide as its column whose content wraps. A plain button asks its content for its
/// height without giving a width, which returns the height of a single line.
public final class WrappingToggle extends ToggleButton {

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
