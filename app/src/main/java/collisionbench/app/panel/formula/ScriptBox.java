package collisionbench.app.panel.formula;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;

/// A part with a small index below its end, a small power above it, or both.
final class ScriptBox extends FormulaBox {

  /// The offsets of the baselines of a power and an index, relative to the font size.
  private static final double RAISED = 0.4;

  private static final double LOWERED = 0.22;

  private final Node base;
  private final Optional<Node> index;
  private final Optional<Node> power;

  ScriptBox(Node base, Optional<Node> index, Optional<Node> power) {
    this.base = base;
    this.index = index;
    this.power = power;
    getStyleClass().add("formula-script");
    getChildren().add(base);
    Stream.of(index, power).flatMap(Optional::stream).forEach(getChildren()::add);
  }

  @Override
  public double getBaselineOffset() {
    return power
        .map(part -> Math.max(baseline(base), baseline(part) + raised()))
        .orElse(baseline(base));
  }

  private double raised() {
    return Math.rint(RAISED * size());
  }

  private double lowered() {
    return Math.rint(LOWERED * size());
  }

  @Override
  protected double computePrefWidth(double height) {
    return width(base) + Math.max(width(index), width(power));
  }

  private static double width(Optional<Node> part) {
    return part.map(FormulaBox::width).orElse(0.0);
  }

  @Override
  protected double computePrefHeight(double width) {
    double below = index.map(part -> height(part) - baseline(part) + lowered()).orElse(0.0);
    return getBaselineOffset() + Math.max(height(base) - baseline(base), below);
  }

  @Override
  protected void layoutChildren() {
    double baseline = getBaselineOffset();
    place(base, 0, baseline - baseline(base));
    index.ifPresent(part -> place(part, width(base), baseline + lowered() - baseline(part)));
    power.ifPresent(part -> place(part, width(base), baseline - raised() - baseline(part)));
  }
}
