package collisionbench.app.viewport;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// The line around a pane that has the focus, for who goes from pane to pane by keys. The mouse
/// shows by itself where it is.
final class FocusRing extends Region {

  private static final PseudoClass FOCUS_SHOWN = PseudoClass.getPseudoClass("focus-shown");

  private final Node pane;

  FocusRing(Node pane) {
    this.pane = pane;
    getStyleClass().add("focus-ring");
    setMouseTransparent(true);
    pane.focusedProperty().subscribe(_ -> show(false));
    pane.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> show(false));
  }

  void show(boolean shown) {
    pane.pseudoClassStateChanged(FOCUS_SHOWN, shown);
  }
}
