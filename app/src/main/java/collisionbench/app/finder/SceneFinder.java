package collisionbench.app.finder;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.KeptScene;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.Palette;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Finds a scene by typing: arrow keys choose, Enter opens, Escape or a click outside closes. While
/// it is open, no key reaches the window.
public final class SceneFinder extends StackPane {

  private static final double WIDTH = 640;
  private static final double MOST_HEIGHT = 680;

  /// Rows per page.
  private static final int PAGE = 4;

  private final Thumbnails thumbnails;
  private final Edits edits;
  private final Consumer<SceneCandidate> open;
  private final Runnable afterwards;
  private final TextField query = new TextField();
  private final ListView<SceneCandidate> list = new ListView<>();
  private final Label hint = new Label();
  private final ContextMenu changes;
  private List<SceneCandidate> candidates = List.of();

  /// Changes presets.
  public interface Edits {

    /// {@return the candidates after the user was asked for another name of a preset}
    List<SceneCandidate> rename(KeptScene scene);

    /// {@return the candidates without a preset, unless it could not be removed}
    List<SceneCandidate> remove(KeptScene scene);
  }

  /// @param open receives the chosen candidate
  /// @param afterwards runs after the finder has closed
  public SceneFinder(
      Thumbnails thumbnails, Edits edits, Consumer<SceneCandidate> open, Runnable afterwards) {
    this.thumbnails = thumbnails;
    this.edits = edits;
    this.open = open;
    this.afterwards = afterwards;
    changes = changes();
    setId("finder");
    getStyleClass().add("finder-shade");
    setVisible(false);
    setUpQuery();
    setUpList();
    getChildren().setAll(panel());
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::closeOnClickOutside);
    // Other keys must not trigger actions of the window.
    addEventHandler(KeyEvent.ANY, KeyEvent::consume);
  }

  private void setUpQuery() {
    query.setId("finder-query");
    query.setPromptText(Texts.get("finder.prompt"));
    query.setAccessibleText(Texts.get("finder.prompt"));
    query.textProperty().subscribe(this::filter);
    query.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    query.addEventFilter(KeyEvent.ANY, _ -> thumbnails.pause());
  }

  private ContextMenu changes() {
    return new ContextMenu(
        item("finder.rename", new KeyCodeCombination(KeyCode.F2), edits::rename),
        item("finder.remove", new KeyCodeCombination(KeyCode.DELETE), edits::remove));
  }

  private MenuItem item(
      String text, KeyCombination key, Function<KeptScene, List<SceneCandidate>> change) {
    MenuItem item = Nodes.menuItem(text.replace('.', '-'), Texts.get(text), () -> change(change));
    item.setAccelerator(key);
    return item;
  }

  private void setUpList() {
    list.setId("finder-list");
    list.setAccessibleText(Texts.get("finder.list"));
    list.setFocusTraversable(false);
    list.setCellFactory(_ -> cell());
    list.setPlaceholder(new Label(Texts.get("finder.nothing")));
  }

  private Region panel() {
    hint.setId("finder-hint");
    hint.getStyleClass().add("finder-hint");
    list.getSelectionModel()
        .selectedItemProperty()
        .subscribe(now ->
            hint.setText(
                Texts.get(
                    now instanceof SceneCandidate.Kept ? "finder.kept-hint" : "finder.hint")));
    VBox panel = new VBox(query, list, hint);
    panel.getStyleClass().add("finder");
    panel.setAccessibleRole(AccessibleRole.DIALOG);
    panel.setMaxSize(WIDTH, Region.USE_COMPUTED_SIZE);
    panel
        .maxHeightProperty()
        .bind(heightProperty().subtract(96).map(h -> Math.min(MOST_HEIGHT, h.doubleValue())));
    return panel;
  }

  private void closeOnClickOutside(MouseEvent event) {
    if (event.getTarget() == this) {
      close();
    }
  }

  /// Shows the finder with an empty query.
  public void show(List<SceneCandidate> all, Palette palette, double scale) {
    candidates = List.copyOf(all);
    thumbnails.restart(palette, scale);
    thumbnails.pause();
    setVisible(true);
    query.clear();
    filter("");
    query.requestFocus();
  }

  private void close() {
    setVisible(false);
    list.getItems().clear();
    thumbnails.stop();
    afterwards.run();
  }

  private void filter(String text) {
    list.getItems().setAll(Matches.of(text, candidates));
    list.getSelectionModel().selectFirst();
    list.scrollTo(0);
  }

  private void key(KeyEvent event) {
    int now = list.getSelectionModel().getSelectedIndex();
    switch (event.getCode()) {
      case DOWN -> select(now + 1);
      case UP -> select(now - 1);
      case PAGE_DOWN -> select(now + PAGE);
      case PAGE_UP -> select(now - PAGE);
      case ENTER -> choose();
      case ESCAPE -> close();
      case F2 -> change(edits::rename);
      case DELETE -> {
        if (query.getCaretPosition() < query.getLength() || !query.getSelectedText().isEmpty()) {
          return;
        }
        change(edits::remove);
      }
      case TAB -> {
        // Nothing else can take the focus.
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void select(int index) {
    int last = list.getItems().size() - 1;
    if (last >= 0) {
      int within = Math.clamp(index, 0, last);
      list.getSelectionModel().select(within);
      list.scrollTo(Math.max(0, within - 1));
    }
  }

  /// Changes the chosen candidate if it is a preset, and shows what there is then.
  private void change(Function<KeptScene, List<SceneCandidate>> change) {
    int now = list.getSelectionModel().getSelectedIndex();
    if (list.getSelectionModel().getSelectedItem() instanceof SceneCandidate.Kept(KeptScene kept)) {
      candidates = List.copyOf(change.apply(kept));
      filter(query.getText());
      select(now);
      query.requestFocus();
    }
  }

  private ListCell<SceneCandidate> cell() {
    SceneCandidateCell cell = new SceneCandidateCell(thumbnails);
    cell.itemProperty()
        .subscribe(
            item -> cell.setContextMenu(item instanceof SceneCandidate.Kept ? changes : null));
    cell.setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && !cell.isEmpty()) {
        choose();
      }
    });
    return cell;
  }

  private void choose() {
    MultipleSelectionModel<SceneCandidate> selection = list.getSelectionModel();
    SceneCandidate chosen = selection.getSelectedItem();
    if (chosen != null) {
      close();
      open.accept(chosen);
    }
  }
}
