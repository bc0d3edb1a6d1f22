package collisionbench.app.window.paste;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.paste.Mark;
import collisionbench.bench.paste.Row;
import collisionbench.bench.paste.Sheet;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/// A pasted text, in which numbers have the color of their row; a click on one selects the row. Its
/// items are where the lines begin.
final class MarkedText extends ListView<Integer> {

  /// How many colors there are for rows.
  private static final int COLORS = 4;

  /// The height of a line.
  private static final double ROW = 20;

  /// The most characters of a line that are shown.
  private static final int LONGEST = 400;

  private final IntConsumer select;

  /// The number that begins at a place of the text.
  private final TreeMap<Integer, Marked> numbers = new TreeMap<>();

  private String text = "";

  /// Where a number ends, its row, and how it looks.
  private record Marked(int end, int row, List<String> classes) {}

  MarkedText(IntConsumer select) {
    this.select = select;
    Nodes.named(this, "paste-text", "paste-text");
    setFocusTraversable(false);
    setFixedCellSize(ROW * Typeface.scale());
    setAccessibleText(Texts.get("paste.text"));
    setCellFactory(_ -> new Line());
  }

  /// {@return the style class of a row's color}
  static String color(int row) {
    return "paste-color-" + row % COLORS;
  }

  void show(Sheet sheet) {
    if (!sheet.reading().text().equals(text)) {
      text = sheet.reading().text();
      getItems().setAll(0);
      for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
        getItems().add(end + 1);
      }
    }
    numbers.clear();
    for (int i = 0; i < sheet.reading().rows().size(); i++) {
      Row row = sheet.reading().rows().get(i);
      String color = row.isOn() ? color(i) : "paste-off";
      List<String> classes =
          i == sheet.selected() ? List.of(color, "paste-selected") : List.of(color);
      for (Mark mark : row.marks()) {
        numbers.put(mark.at(), new Marked(mark.end(), i, classes));
      }
    }
    scrollTo(Math.max(0, sheet.reading().line(sheet.row()) - 2));
    refresh();
  }

  private final class Line extends ListCell<Integer> {

    private final HBox pieces = new HBox();

    @Override
    protected void updateItem(Integer start, boolean isEmpty) {
      super.updateItem(start, isEmpty);
      pieces.getChildren().clear();
      if (!isEmpty && start != null) {
        int end = text.indexOf('\n', start);
        fill(start, Math.min(end < 0 ? text.length() : end, start + LONGEST));
      }
      setGraphic(isEmpty ? null : pieces);
    }

    private void fill(int start, int end) {
      int from = start;
      for (var number : numbers.subMap(start, end).entrySet()) {
        int at = number.getKey();
        Marked marked = number.getValue();
        if (at >= from) {
          add(from, at, List.of());
          from = Math.min(end, marked.end());
          add(at, from, marked.classes()).setOnMouseClicked(_ -> select.accept(marked.row()));
        }
      }
      add(from, end, List.of());
    }

    private Text add(int from, int to, List<String> classes) {
      String piece = PlainText.escape(text.substring(from, to).replace("\t", "    "));
      Text shown = new Text(piece);
      shown.getStyleClass().addAll(classes);
      pieces.getChildren().add(shown);
      return shown;
    }
  }
}
