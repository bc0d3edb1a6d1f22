package collisionbench.app.panel.history;

import collisionbench.bench.text.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A step in the list of the history. An arrow marks the current one.
final class HistoryCell extends ListCell<HistoryList.Line> {

  private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("present");
  private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");

  private static final HistoryList.Line NOTHING =
      new HistoryList.Line("", HistoryList.Progress.DONE);

  private final FontIcon arrow = new FontIcon(Feather.ARROW_RIGHT);
  private final Tooltip tip = new Tooltip();

  HistoryCell() {
    getStyleClass().add("history-cell");
    setGraphic(arrow);
    // As wide as the list, not as its longest text.
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(HistoryList.@Nullable Line line, boolean empty) {
    super.updateItem(line, empty);
    HistoryList.Line shown = empty || line == null ? NOTHING : line;
    setText(shown.words());
    tip.setText(shown.words());
    setTooltip(empty ? null : tip);
    arrow.setVisible(shown.place() == HistoryList.Progress.PRESENT);
    pseudoClassStateChanged(PRESENT, shown.place() == HistoryList.Progress.PRESENT);
    pseudoClassStateChanged(UNDONE, shown.place() == HistoryList.Progress.UNDONE);
    setAccessibleText(
        switch (shown.place()) {
          case DONE -> shown.words();
          case PRESENT -> Texts.get("history.present", shown.words());
          case UNDONE -> Texts.get("history.undone", shown.words());
        });
  }
}
