package collisionbench.app.viewport;

import javafx.css.PseudoClass;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// The line around a viewport that has the focus, for who goes from pane to pane by keys. The mouse
/// shows by itself where it is.
final class FocusRing extends Region {

  private static final PseudoClass FOCUS_SHOWN = PseudoClass.getPseudoClass("focus-shown");

  private final Viewport viewport;

  FocusRing(Viewport viewport) {
    this.viewport = viewport;
    getStyleClass().add("focus-ring");
    setMouseTransparent(true);
    viewport.focusedProperty().subscribe(_ -> show(false));
    viewport.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> show(false));
  }

  void show(boolean shown) {
    viewport.pseudoClassStateChanged(FOCUS_SHOWN, shown);
  }
}
