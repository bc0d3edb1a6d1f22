package collisionbench.app.panel.widget;

import collisionbench.app.session.Hue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;

/// The letter of a body of the pair, A or B, on a plate in its tint. The style sheet shows it in
/// the window alone, which has the tints.
public final class PairLetter extends Label {

  private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
  private static final PseudoClass SECOND = PseudoClass.getPseudoClass("second");

  public PairLetter() {
    Nodes.styled(this, "pair-letter").setMinWidth(USE_PREF_SIZE);
  }

  /// Shows the letter of a tint before a text; nothing for other colors.
  public void show(Label before, Hue tint) {
    setText(tint.letter());
    tint(this, tint);
    tint(before, tint);
    before.setGraphic(tint.letter().isEmpty() ? null : this);
  }

  public static void tint(Node node, Hue tint) {
    node.pseudoClassStateChanged(FIRST, tint == Hue.FIRST);
    node.pseudoClassStateChanged(SECOND, tint == Hue.SECOND);
  }
}
