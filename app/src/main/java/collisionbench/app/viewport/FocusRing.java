package collisionbench.app.viewport;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// The outline of the pane that has the focus. Shown only after keyboard navigation: a mouse user
/// knows where they clicked.
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
