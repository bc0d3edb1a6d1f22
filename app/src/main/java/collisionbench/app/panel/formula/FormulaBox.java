package collisionbench.app.panel.formula;

import collisionbench.app.text.Language;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
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

  /// {@return a text as formulas show it}
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
}
