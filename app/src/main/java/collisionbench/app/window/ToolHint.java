package collisionbench.app.window;

import collisionbench.app.viewport.Viewport;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says why a tool has no handles on what is selected.
final class ToolHint extends Label {

  ToolHint(Viewport viewport) {
    super("", new FontIcon(Feather.INFO));
    setId("tool-hint");
    getStyleClass().addAll("notice", "notice-sentence");
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    textProperty().bind(viewport.hint());
    visibleProperty().bind(textProperty().isNotEmpty());
    managedProperty().bind(visibleProperty());
  }
}
