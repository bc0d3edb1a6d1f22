package collisionbench.app.panel;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The heading of a part of the inspector, with what can be done to all of it at its right.
final class SectionTitle extends HBox {

  SectionTitle(String title, Node... right) {
    getStyleClass().add("section-title");
    setAlignment(Pos.CENTER_LEFT);
    Label label = new Label(title);
    label.setMaxWidth(Double.MAX_VALUE);
    setHgrow(label, Priority.ALWAYS);
    getChildren().add(label);
    getChildren().addAll(right);
  }
}
