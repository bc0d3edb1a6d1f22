package collisionbench.app.panel.field;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The heading of a section of the inspector, with controls for the whole section at its right.
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

  public String title() {
    return title;
  }

  /// Shows the title, or a longer text.
  public void show(String words) {
    label.setText(words);
  }
}
