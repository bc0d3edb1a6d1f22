package collisionbench.app.panel.history;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.bench.scene.History;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A card with all steps of the history, oldest first, and the current one marked. A click or Enter
/// goes to a step; Escape closes the card, wherever the focus is.
public final class HistoryList extends VBox {

  private static final double WIDTH = 280;
  private static final double ROW = 28;

  /// The height of the list in rows.
  private static final int MOST_ROWS = 12;

  private final Session session;
  private final Runnable afterwards;
  private final ListView<Line> list = Nodes.named(new ListView<>(), "history-list");

  /// One step, or the beginning.
  ///
  /// @param place where it is relative to the present
  record Line(String words, Progress place) {}

  /// Where a step is relative to the present.
  enum Progress {
    DONE,
    PRESENT,
    UNDONE
  }

  /// @param afterwards moves the focus when the list is closed
  public HistoryList(Session session, Runnable afterwards) {
    this.session = session;
    this.afterwards = afterwards;
    Nodes.collapse(Nodes.named(this, "history-pane", "history")).setVisible(false);
    setMaxSize(WIDTH, USE_PREF_SIZE);
    list.setAccessibleText(Texts.unmarked(Texts.get("action.history")));
    list.setFixedCellSize(ROW);
    list.setMinHeight(0);
    list.setCellFactory(_ -> cell());
    setVgrow(list, Priority.ALWAYS);
    getChildren().setAll(header(), list);
    // Before the list, which consumes Enter.
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    session.document().subscribe(_ -> show());
  }

  private HBox header() {
    Label title =
        Nodes.styled(new Label(Texts.unmarked(Texts.get("action.history"))), "pane-title");
    Button close =
        Nodes.iconButton("history-close", Feather.X, Texts.get("notice.close"), this::close);
    return Nodes.styled(new HBox(Nodes.fill(title), close), "history-header");
  }

  public void toggle() {
    if (isVisible()) {
      close();
    } else {
      setVisible(true);
      show();
      focus();
    }
  }

  public void focus() {
    list.requestFocus();
  }

  /// Closes the list by Escape anywhere in the window, unless something else consumes the key. The
  /// focus stays.
  public void listen(Node window) {
    window.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE && isVisible()) {
            putAway();
            event.consume();
          }
        });
  }

  private void close() {
    putAway();
    afterwards.run();
  }

  private void putAway() {
    setVisible(false);
    list.getItems().clear();
  }

  /// Does nothing while it is hidden.
  private void show() {
    if (isVisible()) {
      History history = session.document().get().history();
      List<Line> lines = lines(history);
      int present = history.done().size();
      list.setPrefHeight(Math.min(lines.size(), MOST_ROWS) * ROW + 2);
      list.getItems().setAll(lines);
      list.getSelectionModel().clearAndSelect(present);
      list.getFocusModel().focus(present);
      layOut();
      list.scrollTo(Math.max(0, present - MOST_ROWS / 2));
    }
  }

  /// A list without a height cannot scroll.
  private void layOut() {
    Parent parent = getParent();
    if (parent != null) {
      applyCss();
      parent.layout();
    }
  }

  static List<Line> lines(History history) {
    int present = history.done().size();
    List<String> words = new ArrayList<>();
    words.add(Texts.get("history.beginning"));
    history.doneEdits().forEach(edit -> words.add(EditWords.title(edit)));
    history.undoneEdits().forEach(edit -> words.add(EditWords.title(edit)));
    return IntStream.range(0, words.size())
        .mapToObj(step -> new Line(words.get(step), place(step, present)))
        .toList();
  }

  private static Progress place(int step, int present) {
    return step < present ? Progress.DONE : step == present ? Progress.PRESENT : Progress.UNDONE;
  }

  private ListCell<Line> cell() {
    HistoryCell cell = new HistoryCell();
    cell.setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && !cell.isEmpty()) {
        goTo(cell.getIndex());
      }
    });
    return cell;
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close();
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER && list.isFocused()) {
      goTo(list.getSelectionModel().getSelectedIndex());
      event.consume();
    }
  }

  private void goTo(int step) {
    if (step >= 0) {
      session.goTo(step);
    }
  }
}
