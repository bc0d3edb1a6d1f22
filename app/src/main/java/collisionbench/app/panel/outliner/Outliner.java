package collisionbench.app.panel.outliner;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The list of the scene's bodies with their contacts: to select, filter, rename, hide and reorder
/// them.
public final class Outliner extends VBox {

  private final Session session;
  private final ListView<String> list = new ListView<>();
  private final Label count = Nodes.named(Nodes.label("muted"), "outliner-count");
  private final List<BodyCell> cells = new ArrayList<>();
  private final Label empty = Nodes.wrapped("muted", "outliner-empty");
  private final RowFilter filter = new RowFilter(this::show, this::focus);
  private final ListSelection selection;
  private final RowEditor editor;
  private final RowDrag rowDrag;
  private Optional<ContextMenu> menu = Optional.empty();
  private Rows rows;

  /// @param warn shows in the window which input was not applied
  public Outliner(Session session, Consumer<String> warn) {
    this.session = session;
    rows = new Rows(session.evaluation().get());
    Region line = new Region();
    editor = new RowEditor(session, () -> cells.forEach(BodyCell::show), list::requestFocus, warn);
    rowDrag = new RowDrag(list, line, this::reorder);
    selection = new ListSelection(list, session);
    buildList();
    StackPane content = new StackPane(list, line);
    setVgrow(content, Priority.ALWAYS);
    Nodes.named(this, "outliner", "outliner").getChildren().addAll(header(), filter, content);
    session.evaluation().subscribe(_ -> show());
    // Does nothing while it is in no window.
    sceneProperty().subscribe(_ -> show());
  }

  private HBox header() {
    Label title = Nodes.styled(new Label(Texts.get("outliner.title")), "pane-title");
    return Nodes.styled(new HBox(Nodes.fill(title), count), "pane-header");
  }

  private void buildList() {
    list.setId("outliner-list");
    list.setAccessibleText(Texts.get("outliner.title"));
    list.setPlaceholder(empty);
    list.setCellFactory(_ -> cell());
    list.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::showMenu);
    Nodes.forwardKeys(list, Outliner::isOfWindow);
  }

  /// {@return whether a key that a list would consume belongs to an action of the window}
  private static boolean isOfWindow(KeyEvent event) {
    if (event.getTarget() instanceof TextField) {
      return false;
    }
    return switch (event.getCode()) {
      case SPACE, F2, ESCAPE -> !event.isShortcutDown();
      case UP, DOWN -> event.isShortcutDown();
      default -> false;
    };
  }

  private BodyCell cell() {
    BodyCell cell =
        new BodyCell(
            id -> rows.row(id),
            editor::in,
            this::toggleHidden,
            id -> session.make(new Edit.Lock(Set.of(id), false)),
            id -> session.select(Selection.ofGroup(id, session.scene())));
    cells.add(cell);
    rowDrag.listen(cell);
    cell.texts()
        .addEventHandler(
            MouseEvent.MOUSE_CLICKED,
            event -> {
              if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                rename(cell.id());
              }
            });
    return cell;
  }

  public void setMenu(ContextMenu newMenu) {
    menu = Optional.of(newMenu);
  }

  private void showMenu(ContextMenuEvent event) {
    menu.ifPresent(shown -> shown.show(list, event.getScreenX(), event.getScreenY()));
    event.consume();
  }

  public void focus() {
    list.requestFocus();
    if (list.getFocusModel().getFocusedIndex() < 0) {
      list.getFocusModel().focus(0);
    }
  }

  public void find() {
    filter.focus();
  }

  /// @param at the number of listed bodies before the new position
  private void reorder(String id, int at) {
    session.make(new Edit.Reorder(id, RowFilter.place(rows.ids(), list.getItems(), id, at)));
  }

  /// Edits the name of a body, in its row. The outliner must be in a window.
  public void rename(String id) {
    if (!list.getItems().contains(id)) {
      filter.clear();
    }
    int index = list.getItems().indexOf(id);
    if (index >= 0 && editor.in(id).isEmpty()) {
      // The editor needs the row, even if the outliner has just been shown.
      getScene().getRoot().applyCss();
      getScene().getRoot().layout();
      selection.reveal(index);
      list.layout();
      editor.begin(id);
    }
  }

  /// Hides or shows a body, with all selected ones if it is selected.
  private void toggleHidden(String id) {
    Scene scene = session.scene();
    Selection selected = session.selection().get();
    Set<String> ids = selected.contains(id) ? selected.all() : Set.of(id);
    session.make(new Edit.Hide(ids, !scene.hidden().contains(id)));
  }

  private void show() {
    if (getScene() == null) {
      return;
    }
    Evaluation evaluation = session.evaluation().get();
    rows = rows.next(evaluation);
    int all = evaluation.scene().bodies().size();
    List<String> ids = filter.isOn() ? filter.ids(evaluation) : rows.ids();
    if (!ids.equals(list.getItems())) {
      selection.list(ids);
    }
    cells.forEach(BodyCell::show);
    empty.setText(all == 0 ? "" : Texts.get("outliner.nothing"));
    count.setText(
        filter.isOn()
            ? Texts.get("outliner.count-of", ids.size(), all)
            : Texts.get("outliner.count", all));
  }
}
