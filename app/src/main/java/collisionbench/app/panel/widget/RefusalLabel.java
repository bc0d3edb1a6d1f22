package collisionbench.app.panel.widget;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableStringValue;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// An error or a hint about typed text, shown only while there is one: in a line of its own, or on
/// a plate over what is below.
public final class RefusalLabel extends Label {

  /// The distance of a plate from its field, in pixels.
  private static final double GAP = 2;

  private static final PseudoClass HINT = PseudoClass.getPseudoClass("hint");

  private final BooleanProperty inTheWay = new SimpleBooleanProperty();
  private final StringBinding first;

  /// The first of some reasons and, where there is none, of some hints that is not empty.
  private RefusalLabel(
      List<ReadOnlyStringProperty> reasons, List<? extends ObservableStringValue> hints) {
    FontIcon icon = new FontIcon();
    Nodes.wrap(Nodes.styled(this, "refusal")).setGraphic(icon);
    StringBinding reason = firstOf(reasons);
    first = firstOf(Stream.concat(Stream.of(reason), hints.stream()).toList());
    reason.subscribe(refused -> {
      icon.setIconCode(refused.isEmpty() ? Feather.INFO : Feather.ALERT_TRIANGLE);
      pseudoClassStateChanged(HINT, refused.isEmpty());
    });
    textProperty().bind(first);
  }

  private static StringBinding firstOf(List<? extends ObservableStringValue> texts) {
    return Bindings.createStringBinding(
        () ->
            Objects.requireNonNull(
                texts.stream()
                    .map(ObservableStringValue::get)
                    .filter(text -> !text.isEmpty())
                    .findFirst()
                    .orElse("")),
        texts.toArray(ObservableStringValue[]::new));
  }

  /// {@return a line with the first of some reasons that is not empty}
  public static RefusalLabel line(List<ReadOnlyStringProperty> reasons) {
    RefusalLabel line = new RefusalLabel(reasons, List.of());
    return Nodes.showWhile(line, line.first.isNotEmpty());
  }

  /// {@return a popup with the first reason that is not empty or else the first such hint, shown
  /// below its field in a [Column]}
  ///
  /// It lets clicks through and hides while it covers the focused field, unless the mouse is over
  /// its own field.
  public static RefusalLabel plate(
      List<ReadOnlyStringProperty> reasons, List<? extends ObservableStringValue> hints) {
    RefusalLabel plate = new RefusalLabel(reasons, hints);
    plate.getStyleClass().add("plate");
    plate.setManaged(false);
    plate.setMouseTransparent(true);
    ObservableValue<Boolean> hovered =
        plate.parentProperty().flatMap(Parent::hoverProperty).orElse(false);
    plate
        .visibleProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> !plate.first.get().isEmpty() && (!plate.inTheWay.get() || hovered.getValue()),
                plate.first,
                plate.inTheWay,
                hovered));
    plate.first.subscribe(_ -> plate.askForPlace());
    plate.sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(_ -> plate.makeWay());
    return plate;
  }

  boolean isPlate() {
    return !managedProperty().isBound();
  }

  /// An unmanaged node does not request layout when its text changes.
  private void askForPlace() {
    Parent column = getParent();
    if (column != null) {
      column.requestLayout();
    }
  }

  /// Hangs below a height, no wider than from left to right.
  void hang(double below, double left, double right) {
    double width = Math.min(right - left, Math.ceil(prefWidth(-1)));
    resizeRelocate(left, below + GAP, width, Math.ceil(prefHeight(width)));
    makeWay();
  }

  private void makeWay() {
    Scene scene = getScene();
    Node focused = scene == null ? null : scene.getFocusOwner();
    inTheWay.set(
        focused instanceof TextInputControl
            && focused
                .localToScene(focused.getLayoutBounds())
                .intersects(localToScene(getLayoutBounds())));
  }
}
