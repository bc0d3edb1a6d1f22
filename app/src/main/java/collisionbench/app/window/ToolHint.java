package collisionbench.app.window;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.viewport.Viewport;
import javafx.scene.control.Label;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says why a tool has no handles on what is selected.
final class ToolHint extends Label {

  ToolHint(Viewport viewport) {
    super("", new FontIcon(Feather.INFO));
    Nodes.compact(Nodes.named(this, "tool-hint", "notice", "notice-sentence"));
    textProperty().bind(viewport.hint());
    Nodes.showWhile(this, textProperty().isNotEmpty());
  }
}
