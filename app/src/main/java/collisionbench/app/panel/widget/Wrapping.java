package collisionbench.app.panel.widget;

import java.text.Bidi;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;

/// Wraps texts, except those that run from right to left: JavaFX (23 to 27) throws an
/// ArrayIndexOutOfBoundsException in every layout that breaks one of their lines. They stay on one
/// line, which ends in an ellipsis, or scrolls in a text area.
public final class Wrapping {

  private Wrapping() {}

  public static void wrap(Labeled labeled) {
    wrap(labeled.wrapTextProperty(), labeled.textProperty());
  }

  public static void wrap(Tooltip tooltip) {
    wrap(tooltip.wrapTextProperty(), tooltip.textProperty());
  }

  public static void wrap(TextArea area) {
    wrap(area.wrapTextProperty(), area.textProperty());
  }

  private static void wrap(BooleanProperty wraps, ObservableValue<String> text) {
    wraps.bind(
        text.map(shown -> !Bidi.requiresBidi(shown.toCharArray(), 0, shown.length())).orElse(true));
  }
}
