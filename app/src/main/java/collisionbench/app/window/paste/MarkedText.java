package collisionbench.app.window.paste;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.paste.Mark;
import collisionbench.app.paste.Reading;
import collisionbench.app.paste.Row;
import collisionbench.app.paste.Sheet;
import collisionbench.app.paste.TextLines;
import collisionbench.app.text.PlainText;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.Typeface;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/// A pasted text, in which numbers have the color of their row; a click on one selects the row.
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
  private TextLines lines = new TextLines("");
  private int selected;

  /// Where a number ends, and its row.
  private record Marked(int end, int row, boolean isOn) {}

  /// @param select selects a row
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
    Reading reading = sheet.reading();
    selected = sheet.selected();
    if (!reading.text().equals(text)) {
      text = reading.text();
      lines = new TextLines(text);
      setItems(FXCollections.observableList(IntStream.range(0, lines.count()).boxed().toList()));
    }
    numbers.clear();
    for (int i = 0; i < reading.rows().size(); i++) {
      Row row = reading.rows().get(i);
      for (Mark mark : row.marks()) {
        numbers.put(mark.at(), new Marked(mark.end(), i, row.isOn()));
      }
    }
    scrollTo(Math.max(0, line(sheet.row()) - 1));
    refresh();
  }

  /// {@return the line that a row begins in}
  int line(Row row) {
    return lines.lineOf(row.at());
  }

  private final class Line extends ListCell<Integer> {

    private final HBox pieces = new HBox();

    @Override
    protected void updateItem(Integer line, boolean isEmpty) {
      super.updateItem(line, isEmpty);
      pieces.getChildren().clear();
      if (!isEmpty && line != null) {
        fill(line);
      }
      setGraphic(isEmpty ? null : pieces);
    }

    private void fill(int line) {
      int at = lines.start(line);
      int end = Math.min(lines.end(line), at + LONGEST);
      for (var number : numbers.subMap(at, end).entrySet()) {
        if (number.getKey() >= at) {
          add(at, number.getKey());
          at = Math.min(end, number.getValue().end());
          pieces.getChildren().add(marked(number.getKey(), at, number.getValue()));
        }
      }
      add(at, end);
    }

    private void add(int from, int to) {
      pieces.getChildren().add(Nodes.styled(piece(from, to), "paste-plain"));
    }

    private Text marked(int from, int to, Marked number) {
      List<String> classes =
          number.row() == selected
              ? List.of(number.isOn() ? color(number.row()) : "paste-off", "paste-selected")
              : List.of(number.isOn() ? color(number.row()) : "paste-off");
      Text piece = Nodes.styled(piece(from, to), classes.toArray(String[]::new));
      piece.setOnMouseClicked(_ -> select.accept(number.row()));
      return piece;
    }

    private Text piece(int from, int to) {
      return new Text(PlainText.escape(text.substring(from, to).replace("\t", "    ")));
    }
  }
}
