package collisionbench.app.window.paste;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.paste.Row;
import collisionbench.app.paste.Sheet;
import collisionbench.app.text.PlainText;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.Typeface;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The parts of a pasted text, a row each: whether it is taken, its name, form and line.
final class RowList extends ListView<Integer> {

  /// The height of a row.
  private static final double ROW = 26;

  private final ToIntFunction<Row> line;
  private List<Row> parts = List.of();

  /// @param select selects a row
  /// @param toggle takes a row, or not
  /// @param line finds the line that a row begins in, from 0
  RowList(IntConsumer select, IntConsumer toggle, ToIntFunction<Row> line) {
    this.line = line;
    Nodes.named(this, "paste-rows", "paste-rows");
    setAccessibleText(Texts.get("paste.rows"));
    setFixedCellSize(ROW * Typeface.scale());
    setCellFactory(_ -> new Cell(select, toggle));
  }

  void show(Sheet next) {
    parts = next.reading().rows();
    if (parts.size() != getItems().size()) {
      setItems(FXCollections.observableList(IntStream.range(0, parts.size()).boxed().toList()));
    }
    getSelectionModel().clearAndSelect(next.selected());
    scrollTo(Math.max(0, next.selected() - 1));
    refresh();
  }

  private final class Cell extends ListCell<Integer> {

    private final FontIcon check = new FontIcon(Feather.SQUARE);
    private final Label number = Nodes.label("paste-number");
    private final Label name = Nodes.label("paste-name");
    private final Label form = Nodes.fill(Nodes.label());
    private final Label place = Nodes.label("muted");
    private final HBox row = Nodes.row("paste-row", check, number, name, form, place);

    Cell(IntConsumer select, IntConsumer toggle) {
      setPrefWidth(0);
      place.setMinWidth(USE_PREF_SIZE);
      number.setMinWidth(USE_PREF_SIZE);
      setOnMouseClicked(click -> {
        if (!isEmpty()) {
          boolean isCheck = click.getX() < row.getLayoutX() + number.getLayoutX();
          (isCheck ? toggle : select).accept(getItem());
        }
      });
    }

    @Override
    protected void updateItem(Integer index, boolean isEmpty) {
      super.updateItem(index, isEmpty);
      boolean isRow = !isEmpty && index != null && index < parts.size();
      if (isRow) {
        fill(parts.get(index), index);
      }
      setGraphic(isRow ? row : null);
    }

    private void fill(Row part, int index) {
      check.setIconCode(part.isOn() ? Feather.CHECK_SQUARE : Feather.SQUARE);
      number.setText(String.valueOf(index + 1));
      number.getStyleClass().setAll("paste-number");
      if (part.isOn()) {
        number.getStyleClass().add(MarkedText.color(index));
      }
      name.setText(PlainText.cut(PlainText.brief(part.name()), 16));
      Nodes.show(name, !part.name().isEmpty());
      form.setText(words(part));
      place.setText(Texts.get("paste.line", line.applyAsInt(part) + 1));
    }
  }

  /// {@return what is done with a row}
  static String words(Row row) {
    return row.isOn() && row.form().isPresent()
        ? FormChoice.name(row.form().get())
        : Texts.get("paste.left", row.numbers());
  }
}
