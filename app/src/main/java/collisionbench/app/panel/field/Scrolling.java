package collisionbench.app.panel.field;

import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;

/// Scrolls a node into view.
public final class Scrolling {

  private Scrolling() {}

  /// Scrolls a node to the top once it is laid out, unless it is in view, so that what follows is
  /// visible, too.
  public static void to(Node part) {
    Platform.runLater(() ->
        Ancestors.of(part)
            .filter(ScrollPane.class::isInstance)
            .map(ScrollPane.class::cast)
            .findFirst()
            // It may have been replaced meanwhile.
            .filter(pane -> pane.getScene() != null)
            .ifPresent(pane -> to(part, pane)));
  }

  private static void to(Node part, ScrollPane pane) {
    // Of the whole window: the pane may get another size, too.
    Parent root = pane.getScene().getRoot();
    root.applyCss();
    root.layout();
    Node content = pane.getContent();
    double seen = pane.getViewportBounds().getHeight();
    double hidden = content.getLayoutBounds().getHeight() - seen;
    Bounds there = content.sceneToLocal(part.localToScene(part.getLayoutBounds()));
    double top = pane.getVvalue() * hidden;
    if (hidden > 0 && (there.getMinY() < top || there.getMaxY() > top + seen)) {
      pane.setVvalue(Math.clamp(there.getMinY() / hidden, 0, 1));
    }
  }
}
