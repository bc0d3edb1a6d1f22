package collisionbench.app.window;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;

/// Shows the picture and the lesson alone to a room: over the whole screen, in text that can be
/// read from the last row.
final class Presentation {

  /// The usual size of text in pixels.
  private static final double USUAL = 13;

  /// A size of text that is read from the last row, in a window of this width and height.
  private static final double LARGE = 24;

  private static final double WIDTH = 1024;
  private static final double HEIGHT = 700;

  private final Stage stage;
  private final BooleanProperty on = new SimpleBooleanProperty();

  /// @param changed runs when it begins or ends, and when the window gets another size meanwhile
  Presentation(Stage stage, Runnable changed) {
    this.stage = stage;
    stage.setFullScreenExitHint("");
    // Esc first cancels a drag or closes a list.
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.fullScreenProperty().subscribe(full -> on.set(on.get() && full));
    on.subscribe((_, _) -> changed.run());
    for (var length : List.of(stage.widthProperty(), stage.heightProperty())) {
      length.when(on).subscribe((_, _) -> changed.run());
    }
  }

  ReadOnlyBooleanProperty on() {
    return on;
  }

  void toggle() {
    on.set(!on.get());
    stage.setFullScreen(on.get());
  }

  /// {@return the size of text as a multiple of the usual size}
  ///
  /// @param chosen the size in the settings, which is that of a window with all its panes
  double textSize(double chosen) {
    double large =
        Math.floor(LARGE * Math.min(stage.getWidth() / WIDTH, stage.getHeight() / HEIGHT));
    return on.get() ? Math.max(chosen, large / USUAL) : chosen;
  }
}
