package collisionbench.app.window.map;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.map.Margin;
import collisionbench.bench.scene.Field;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The numbers of the pair that may change least until the answer flips: exactly, and as the method
/// says.
final class MarginTable extends VBox {

  private final GridPane grid = Nodes.styled(new GridPane(), "map-margins");
  private List<Margin> shown = List.of();

  MarginTable() {
    ColumnConstraints names = new ColumnConstraints();
    names.setHgrow(Priority.ALWAYS);
    grid.getColumnConstraints().addAll(names, numbers(), numbers());
    Label title = Nodes.label("section-title");
    title.setText(Texts.get("map.margin"));
    Nodes.named(this, "map-margin", "map-grid").getChildren().addAll(title, grid);
  }

  private static ColumnConstraints numbers() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHalignment(HPos.RIGHT);
    column.setMinWidth(64);
    return column;
  }

  void show(List<Margin> margins) {
    Nodes.show(this, !margins.isEmpty());
    if (margins.equals(shown)) {
      return;
    }
    shown = margins;
    grid.getChildren().clear();
    grid.add(label(Texts.get("map.margin-exact"), "muted"), 1, 0);
    grid.add(label(Texts.get("map.margin-method"), "muted"), 2, 0);
    for (int row = 0; row < margins.size(); row++) {
      Margin margin = margins.get(row);
      grid.add(label(name(margin)), 0, row + 1);
      grid.add(change(margin, margin.exact()), 1, row + 1);
      grid.add(change(margin, margin.method()), 2, row + 1);
    }
  }

  private static Label label(String words, String... styles) {
    Label label = Nodes.label(styles);
    label.setText(words);
    return label;
  }

  /// {@return a number's name as in scene files, such as `ball.center X`}
  static String name(Margin margin) {
    Field field = margin.field();
    String name = margin.body() + "." + field.name();
    return switch (field.kind()) {
      case LENGTH, OPENING -> name;
      case POINT, FLAT_POINT, HALF_EXTENTS, DIRECTION, TURN ->
          name + " " + letter(margin.component());
      case CORNERS -> nth(name, margin.component(), 2);
      case POINTS -> nth(name, margin.component(), 3);
    };
  }

  private static char letter(int component) {
    return "XYZW".charAt(component);
  }

  private static String nth(String name, int component, int each) {
    return name + " " + (component / each + 1) + letter(component % each);
  }

  private static Label change(Margin margin, Optional<Margin.Flip> flip) {
    Label label =
        label(flip.map(to -> words(margin, to)).orElseGet(() -> Texts.get("map.margin-none")));
    flip.ifPresent(to ->
        label.setTooltip(
            new Tooltip(Numbers.exact(margin.value()) + " \u2192 " + Numbers.exact(to.value()))));
    return label;
  }

  private static String words(Margin margin, Margin.Flip flip) {
    double by = flip.value() - margin.value();
    String signed = (by > 0 ? "+" : "") + Numbers.fitting(by, text -> text.length() <= 8);
    return flip.flickers() ? Texts.get("map.margin-flickers", signed) : signed;
  }
}
