package collisionbench.app.panel.inspector;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// What all lists of points of an inspector share.
///
/// @param copy takes a text to the clipboard
/// @param paste supplies the text of the clipboard
/// @param unfolded whether lists are unfolded
record PointLists(
    Consumer<String> copy, Supplier<Optional<String>> paste, BooleanProperty unfolded) {

  PointLists(Consumer<String> copy, Supplier<Optional<String>> paste) {
    this(copy, paste, new SimpleBooleanProperty(true));
  }
}
