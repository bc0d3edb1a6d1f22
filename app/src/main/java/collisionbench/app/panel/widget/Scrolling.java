package collisionbench.app.panel.widget;

import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;

/// Scrolls a node into view.
public final class Scrolling {

  private Scrolling() {}

  /// {@return whether a node is in view as a whole}
  public static boolean isInView(Node part) {
    return pane(part)
        .map(pane -> {
          Bounds there = bounds(part, pane);
          double top = top(pane);
          double seen = pane.getViewportBounds().getHeight();
          return there.getMinY() >= top && there.getMaxY() <= top + seen;
        })
        .orElse(false);
  }

  private static Optional<ScrollPane> pane(Node part) {
    return Nodes.ancestors(part)
        .filter(ScrollPane.class::isInstance)
        .map(ScrollPane.class::cast)
        .findFirst();
  }

  private static Bounds bounds(Node part, ScrollPane pane) {
    return pane.getContent().sceneToLocal(part.localToScene(part.getLayoutBounds()));
  }

  private static double hidden(ScrollPane pane) {
    double height = pane.getContent().getLayoutBounds().getHeight();
    return Math.max(0, height - pane.getViewportBounds().getHeight());
  }

  /// {@return how far the content of a pane is scrolled, in pixels}
  public static double top(ScrollPane pane) {
    return pane.getVvalue() * hidden(pane);
  }

  /// Scrolls the content of a pane to a distance from its top.
  public static void to(ScrollPane pane, double top) {
    double hidden = hidden(pane);
    pane.setVvalue(hidden == 0 ? 0 : Math.clamp(top / hidden, 0, 1));
  }

  /// Scrolls a node to the top once it is laid out, unless it is in view, so that what follows is
  /// visible, too.
  public static void to(Node part) {
    Platform.runLater(() ->
        // It may have been replaced meanwhile, here and until it is laid out.
        Optional.ofNullable(part.getScene())
            .ifPresent(scene -> afterLayout(scene, () -> show(part))));
  }

  private static void afterLayout(Scene scene, Runnable then) {
    scene.addPostLayoutPulseListener(
        new Runnable() {
          @Override
          public void run() {
            scene.removePostLayoutPulseListener(this);
            then.run();
          }
        });
    Platform.requestNextPulse();
  }

  private static void show(Node part) {
    pane(part)
        .filter(pane -> pane.getScene() != null && !isInView(part))
        .ifPresent(pane -> {
          to(pane, bounds(part, pane).getMinY());
          pane.layout();
        });
  }
}
