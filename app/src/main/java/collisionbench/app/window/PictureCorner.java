package collisionbench.app.window;

import collisionbench.app.viewport.Viewport;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// Panels in a corner over the picture. No label of the picture is put under them.
final class PictureCorner extends VBox {

  private static final double SPACING = 8;

  private final Viewport viewport;

  PictureCorner(Viewport viewport, Node... panels) {
    super(SPACING, panels);
    this.viewport = viewport;
    setPickOnBounds(false);
    for (Node panel : panels) {
      panel.boundsInParentProperty().subscribe(_ -> keepClear());
      panel.visibleProperty().subscribe(_ -> keepClear());
    }
  }

  /// Waits for layout, in which the picture comes before the panels.
  private void keepClear() {
    Platform.runLater(() ->
        viewport.setPanels(
            getChildren().stream()
                .filter(Node::isVisible)
                .map(panel -> viewport.sceneToLocal(panel.localToScene(panel.getLayoutBounds())))
                .toList()));
  }
}
