package collisionbench.app.panel.steps;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.PairLetter;
import collisionbench.app.session.Hue;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/// The names of the pair in their tints, each after its letter.
final class PairNames extends FlowPane {

  PairNames() {
    Nodes.collapse(Nodes.styled(this, "pair-names"));
  }

  /// @param letters whether the letters are shown
  void show(String a, String b, boolean letters) {
    getChildren().setAll(name(a, Hue.FIRST, letters), name(b, Hue.SECOND, letters));
  }

  private static Label name(String id, Hue tint, boolean lettered) {
    Label name = Nodes.styled(new Label(id), "pair-name");
    new PairLetter().show(name, lettered ? tint : Hue.NONE);
    PairLetter.tint(name, tint);
    return name;
  }
}
