package collisionbench.app.panel.formula;

import collisionbench.bench.text.Language;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

/// A part of a formula that lays out other parts, and may draw a line.
abstract class FormulaBox extends Region {

  /// The minus stands at the height of the bars of fractions.
  private final Text minus = text("\u2212");

  final Path line = new Path();

  FormulaBox() {
    minus.setTextOrigin(VPos.BASELINE);
    minus.setBoundsType(TextBoundsType.VISUAL);
    minus.setVisible(false);
    minus.setManaged(false);
    line.getStyleClass().add("formula-line");
    line.setManaged(false);
    getChildren().addAll(line, minus);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
  }

  static Text text(String letters) {
    Text text = new Text(letters);
    // Boxes count on bounds that begin at 0.
    text.setTextOrigin(VPos.TOP);
    // As labels: JavaFX caches the metrics of their texts, and would give those to logical bounds.
    text.setBoundsType(TextBoundsType.LOGICAL_VERTICAL_CENTER);
    text.getStyleClass().add("formula-text");
    if (Language.isNotEastAsian(letters)) {
      text.getStyleClass().add("formula-letters");
    }
    return text;
  }

  /// {@return the height of the middle of a minus over the baseline}
  final double axis() {
    return Math.rint(-minus.getLayoutBounds().getCenterY());
  }

  final double size() {
    return minus.getFont().getSize();
  }

  static double width(Node part) {
    return Math.ceil(part.prefWidth(-1));
  }

  static double height(Node part) {
    return Math.ceil(part.prefHeight(-1));
  }

  /// {@return the distance of a part's baseline from its top}
  static double baseline(Node part) {
    return Math.rint(part.getBaselineOffset());
  }

  static void place(Node part, double x, double y) {
    part.resize(width(part), height(part));
    part.relocate(Math.rint(x), Math.rint(y));
  }

  @Override
  public abstract double getBaselineOffset();

  /// Half pixels, so that lines of one pixel are crisp.
  static double crisp(double coordinate) {
    return Math.floor(coordinate) + 0.5;
  }

  static final class Fraction extends FormulaBox {

    private static final double BESIDE = 3;
    private static final double BAR = 3;

    private final Node top;
    private final Node bottom;

    Fraction(Node top, Node bottom) {
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

  /// A part below a line or an arrow.
  abstract static class Covered extends FormulaBox {

    final Node under;
    final double above;

    /// @param above the height of the room for the line
    Covered(Node under, double above) {
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

  static final class Root extends Covered {

    private static final double HOOK = 10;
    private static final double BEHIND = 2;

    Root(Node under) {
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

  /// Letters below an arrow.
  static final class Vector extends Covered {

    private static final double NARROWEST = 8;
    private static final double HEAD = 2;

    Vector(Node under) {
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
}
