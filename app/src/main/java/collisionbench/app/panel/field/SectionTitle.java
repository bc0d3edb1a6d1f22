package collisionbench.app.panel.field;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The heading of a part of the inspector, with what can be done to all of it at its right.
public final class SectionTitle extends HBox {

  private final String title;
  private final Label label;

  public SectionTitle(String title, Node... right) {
    this.title = title;
    label = Nodes.fill(new Label(title));
    Nodes.styled(this, "section-title").setAlignment(Pos.CENTER_LEFT);
    getChildren().add(label);
    getChildren().addAll(right);
  }

  /// {@return what the part is called}
  public String title() {
    return title;
  }

  /// Says what the part is called, or more than that.
  public void say(String words) {
    label.setText(words);
  }
}
