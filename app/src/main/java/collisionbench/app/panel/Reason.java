package collisionbench.app.panel;

import java.util.List;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Why what was typed is refused, in a line that is there only then.
final class Reason {

  private Reason() {}

  /// {@return a line with the first of some reasons that is not empty}
  static Label of(List<ReadOnlyStringProperty> reasons) {
    Label line = new Label();
    line.getStyleClass().add("refusal");
    line.setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    line.setWrapText(true);
    line.setMinHeight(Region.USE_PREF_SIZE);
    StringBinding first =
        Bindings.createStringBinding(
            () ->
                Objects.requireNonNull(
                    reasons.stream()
                        .map(ReadOnlyStringProperty::get)
                        .filter(reason -> !reason.isEmpty())
                        .findFirst()
                        .orElse("")),
            reasons.toArray(ReadOnlyStringProperty[]::new));
    line.textProperty().bind(first);
    line.visibleProperty().bind(first.isNotEmpty());
    line.managedProperty().bind(line.visibleProperty());
    return line;
  }
}
