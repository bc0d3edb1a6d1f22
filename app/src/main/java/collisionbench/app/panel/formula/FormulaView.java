package collisionbench.app.panel.formula;

import collisionbench.app.panel.widget.PairLetter;
import collisionbench.app.session.Hue;
import collisionbench.bench.formula.Formula;
import collisionbench.bench.formula.FormulaParser;
import collisionbench.bench.formula.PlainFormula;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/// A typeset formula: fractions with a bar, roots below a line, arrows over vectors, small indices
/// and powers. Its baseline aligns with its neighbors.
public final class FormulaView extends HBox {

  private static final Insets AROUND_OPERATOR = new Insets(0, 4, 0, 4);
  private static final Insets BEHIND_COMMA = new Insets(0, 6, 0, 0);
  private static final Insets GAP = new Insets(0, 3, 0, 0);

  private String latex = "";

  public FormulaView() {
    getStyleClass().add("formula");
    setAlignment(Pos.BASELINE_LEFT);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setAccessibleText("");
  }

  public void show(String next) {
    if (!next.equals(latex)) {
      latex = next;
      Formula formula = FormulaParser.parseOrVerbatim(next);
      getChildren().setAll(node(formula));
      setAccessibleText(PlainFormula.of(formula));
    }
  }

  private static Node node(Formula formula) {
    return switch (formula) {
      case Formula.Row row -> {
        HBox parts = new HBox();
        parts.setAlignment(Pos.BASELINE_LEFT);
        row.parts().forEach(part -> parts.getChildren().add(node(part)));
        yield parts;
      }
      case Formula.Letters(String text) -> FormulaBox.text(text);
      case Formula.Operator(String sign) -> spaced(FormulaBox.text(sign), AROUND_OPERATOR);
      case Formula.Comma() -> spaced(FormulaBox.text(","), BEHIND_COMMA);
      case Formula.Gap() -> spaced(FormulaBox.text(""), GAP);
      case Formula.Fraction(Formula top, Formula bottom) ->
          new FormulaBox.Fraction(node(top), node(bottom));
      case Formula.Root(Formula under) -> new FormulaBox.Root(node(under));
      case Formula.Vector(Formula under) -> new FormulaBox.Vector(node(under));
      case Formula.Script(Formula base, Optional<Formula> index, Optional<Formula> power) ->
          script(node(base), index, power);
    };
  }

  private static Node script(Node base, Optional<Formula> index, Optional<Formula> power) {
    Node box = new ScriptBox(base, index.map(FormulaView::small), power.map(FormulaView::small));
    if (index.orElse(null) instanceof Formula.Letters(String letter)) {
      Hue.ofLetter(letter).ifPresent(tint -> PairLetter.tint(box, tint));
    }
    return box;
  }

  private static Node spaced(Node node, Insets around) {
    HBox.setMargin(node, around);
    return node;
  }

  private static Node small(Formula formula) {
    HBox box = new HBox(node(formula));
    box.setAlignment(Pos.BASELINE_LEFT);
    box.getStyleClass().add("formula-small");
    return box;
  }
}
