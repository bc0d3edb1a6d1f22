package collisionbench.app.window.paste;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.paste.Reading;
import collisionbench.bench.paste.Row;
import collisionbench.bench.paste.Sheet;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The parts of a pasted text, a row each: whether it is taken, its name, form and line.
final class RowList extends ListView<Row> {

  /// The height of a row.
  private static final double ROW = 26;

  private Optional<Reading> reading = Optional.empty();

  /// @param toggle takes a row, or not
  RowList(IntConsumer select, IntConsumer toggle) {
    Nodes.named(this, "paste-rows", "paste-rows");
    setAccessibleText(Texts.get("paste.rows"));
    setFixedCellSize(ROW * Typeface.scale());
    setCellFactory(_ -> new Cell(select, toggle));
  }

  void show(Sheet sheet) {
    reading = Optional.of(sheet.reading());
    getItems().setAll(sheet.reading().rows());
    getSelectionModel().clearAndSelect(sheet.selected());
    scrollTo(Math.max(0, sheet.selected() - 1));
  }

  private final class Cell extends ListCell<Row> {

    private final FontIcon check = new FontIcon();
    private final Label number = Nodes.label("paste-number");
    private final Label name = Nodes.label("paste-name");
    private final Label form = Nodes.fill(Nodes.label());
    private final Label place = Nodes.label("muted");
    private final HBox shown = Nodes.row("paste-row", check, number, name, form, place);

    Cell(IntConsumer select, IntConsumer toggle) {
      setPrefWidth(0);
      place.setMinWidth(USE_PREF_SIZE);
      number.setMinWidth(USE_PREF_SIZE);
      setOnMouseClicked(click -> {
        if (!isEmpty()) {
          boolean isCheck = click.getX() < shown.getLayoutX() + number.getLayoutX();
          (isCheck ? toggle : select).accept(getIndex());
        }
      });
    }

    @Override
    protected void updateItem(Row row, boolean isEmpty) {
      super.updateItem(row, isEmpty);
      boolean isRow = !isEmpty && row != null;
      if (isRow) {
        fill(row);
      }
      setGraphic(isRow ? shown : null);
    }

    private void fill(Row row) {
      check.setIconCode(row.isOn() ? Feather.CHECK_SQUARE : Feather.SQUARE);
      number.setText(String.valueOf(getIndex() + 1));
      number.getStyleClass().setAll("paste-number");
      if (row.isOn()) {
        number.getStyleClass().add(MarkedText.color(getIndex()));
      }
      name.setText(PlainText.cut(PlainText.brief(row.name()), 16));
      Nodes.show(name, !row.name().isEmpty());
      form.setText(
          row.isOn() && row.form().isPresent()
              ? FormChoice.name(row.form().get())
              : Texts.get("paste.left", row.numbers()));
      reading.ifPresent(read -> place.setText(Texts.get("paste.line", read.line(row))));
    }
  }
}
