package collisionbench.app.panel.steps;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.PairLetter;
import collisionbench.app.session.Hue;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/// The names of the pair in their tints, each after its letter.
final class PairNames extends FlowPane {

  private final Name first = new Name(Hue.FIRST);
  private final Name second = new Name(Hue.SECOND);

  PairNames() {
    Nodes.collapse(Nodes.styled(this, "pair-names")).getChildren().addAll(first, second);
  }

  /// @param letters whether the letters are shown
  void show(String a, String b, boolean letters) {
    first.show(a, letters);
    second.show(b, letters);
  }

  private static final class Name extends Label {

    private final PairLetter letter = new PairLetter();
    private final Hue tint;

    Name(Hue tint) {
      this.tint = tint;
      getStyleClass().add("pair-name");
    }

    void show(String id, boolean lettered) {
      setText(id);
      letter.show(this, lettered ? tint : Hue.NONE);
      PairLetter.tint(this, tint);
    }
  }
}
