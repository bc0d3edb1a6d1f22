package collisionbench.app.window;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Hints and notices at the lower edge of the picture; between them the mouse reaches the picture.
final class PictureFoot extends VBox {

  private static final double SPACING = 8;

  PictureFoot(Node... lines) {
    super(SPACING, lines);
    setAlignment(Pos.BOTTOM_CENTER);
    setPickOnBounds(false);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    StackPane.setAlignment(this, Pos.BOTTOM_CENTER);
    StackPane.setMargin(this, new Insets(2 * SPACING));
  }
}
