package collisionbench.app.window.folder;

import collisionbench.app.finder.Thumbnails;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Document;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.window.document.OpenFolder;
import collisionbench.bench.folder.FolderState;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The scenes of the open folder, those that need attention first. A click or Enter opens one.
public final class FolderPanel extends VBox {

  private final OpenFolder folder;
  private final Thumbnails thumbnails;
  private final Consumer<Path> open;
  private final ListView<ListedScene> list = new ListView<>();
  private final Label title = Nodes.styled(new Label(), "pane-title");
  private final Label summary = Nodes.named(Nodes.wrapped("muted"), "folder-summary");
  private final Label empty = Nodes.named(Nodes.wrapped("muted", "outliner-empty"), "folder-empty");
  private final ObservableValue<Palette> palette;
  private final ToggleButton failures = new ToggleButton("", new FontIcon(Feather.FILTER));
  private final Button again;
  private final FontIcon againIcon = new FontIcon(Feather.REFRESH_CW);
  private Optional<FolderState> shown = Optional.empty();

  /// The places of all scenes in the folder.
  private List<String> places = List.of();

  private Optional<Path> opened = Optional.empty();

  public FolderPanel(
      OpenFolder folder,
      Thumbnails thumbnails,
      Consumer<Path> open,
      ObservableValue<Palette> palette,
      ObservableValue<Document> document) {
    this.folder = folder;
    this.thumbnails = thumbnails;
    this.open = open;
    this.palette = palette;
    again = Nodes.iconButton(againIcon, this::stopOrRun);
    Nodes.named(this, "folder", "outliner", "folder").getChildren().addAll(header(), tools(), list);
    buildList();
    palette.subscribe(this::drawAgain);
    document.map(Document::file).subscribe(this::mark);
  }

  private HBox header() {
    title.setTooltip(new Tooltip());
    title.setMinWidth(0);
    Button close =
        Nodes.iconButton("folder-close", Feather.X, Texts.get("folder.close"), folder::close);
    return Nodes.styled(new HBox(Nodes.fill(title), again, close), "pane-header");
  }

  private HBox tools() {
    summary.setTooltip(new Tooltip());
    again.setId("folder-again");
    Nodes.named(failures, "folder-failures", "button-icon", "flat");
    Nodes.explain(failures, Texts.get("folder.failures"));
    failures.selectedProperty().subscribe((_, _) -> list());
    HBox tools = Nodes.styled(new HBox(Nodes.fill(summary), failures), "row-filter");
    tools.setAlignment(Pos.CENTER_LEFT);
    return tools;
  }

  private void buildList() {
    list.setId("folder-list");
    list.setAccessibleText(Texts.get("folder.list"));
    list.setPlaceholder(empty);
    setVgrow(list, Priority.ALWAYS);
    list.setCellFactory(_ -> {
      FolderCell cell = new FolderCell(thumbnails, () -> shown, () -> places);
      cell.setOnMouseClicked(event -> {
        if (event.getButton() == MouseButton.PRIMARY && !cell.isEmpty()) {
          openSelected();
        }
      });
      return cell;
    });
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    Nodes.forwardKeys(list, event -> event.getCode() == KeyCode.SPACE);
    // Nothing is drawn while the list moves.
    list.addEventFilter(MouseEvent.MOUSE_DRAGGED, _ -> thumbnails.pause());
    list.addEventFilter(ScrollEvent.SCROLL, _ -> thumbnails.pause());
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      openSelected();
      event.consume();
    }
  }

  private void openSelected() {
    ListedScene selected = list.getSelectionModel().getSelectedItem();
    if (selected != null) {
      open.accept(Path.of(selected.name()));
      mark(opened);
    }
  }

  private void stopOrRun() {
    if (shown.flatMap(FolderState::left).isPresent()) {
      folder.stop();
    } else {
      folder.runAgain();
    }
  }

  public void focus() {
    list.requestFocus();
    if (list.getFocusModel().getFocusedIndex() < 0) {
      list.getFocusModel().focus(0);
    }
  }

  public void show(Optional<FolderState> next) {
    boolean ended = next.flatMap(FolderState::left).isEmpty();
    boolean otherFolder = !next.map(FolderState::folder).equals(shown.map(FolderState::folder));
    boolean checked = ended && shown.flatMap(FolderState::left).isPresent();
    if (!next.map(FolderState::scenes).equals(shown.map(FolderState::scenes))) {
      places = next.stream().flatMap(now -> now.scenes().stream()).map(SceneRow::place).toList();
    }
    shown = next;
    if (otherFolder) {
      failures.setSelected(false);
    }
    next.ifPresent(this::describe);
    list();
    if (otherFolder || checked) {
      drawAgain();
    }
  }

  private void describe(FolderState now) {
    Path name = now.folder().getFileName();
    title.setText(PlainText.escape(name == null ? now.folder().toString() : name.toString()));
    title.getTooltip().setText(PlainText.escape(now.folder().toString()));
    boolean running = now.left().isPresent();
    againIcon.setIconCode(running ? Feather.SQUARE : Feather.REFRESH_CW);
    Nodes.explain(again, Texts.get(running ? "folder.stop" : "folder.again"));
    int count = now.failures().size();
    failures.setText(count == 0 ? "" : String.valueOf(count));
    failures.setDisable(count == 0 && !failures.isSelected());
    summary.setText(summary(now));
    summary.getTooltip().setText(now.summary().text());
    empty.setText(empty(now));
  }

  private static String summary(FolderState now) {
    if (now.failure().isPresent() || now.scenes().isEmpty()) {
      return "";
    }
    return Texts.get("folder.summary", now.scenes().size(), now.failures().size())
        + now.left().map(left -> Texts.get("folder.left", String.valueOf(left))).orElse("");
  }

  private String empty(FolderState now) {
    return now.failure()
        .map(reason -> PlainText.escape(reason.text()))
        .orElseGet(() ->
            now.left().isPresent() && now.scenes().isEmpty()
                ? Texts.get("folder.reading")
                : Texts.get(failures.isSelected() ? "folder.no-failures" : "folder.empty"));
  }

  private void list() {
    List<ListedScene> scenes =
        shown
            .map(now -> failures.isSelected() ? now.failures() : now.failuresFirst())
            .orElse(List.of());
    shown.ifPresent(now -> empty.setText(empty(now)));
    if (!scenes.equals(list.getItems())) {
      ListedScene selected = list.getSelectionModel().getSelectedItem();
      list.getItems().setAll(scenes);
      if (selected != null && scenes.contains(selected)) {
        list.getSelectionModel().select(selected);
      } else {
        mark(opened);
      }
    } else {
      list.refresh();
    }
  }

  /// Selects the scene that is open in the window.
  private void mark(Optional<Path> file) {
    opened = file;
    list.getSelectionModel().clearSelection();
    file.map(path -> path.toAbsolutePath().normalize().toString())
        .ifPresent(path -> {
          for (int i = 0; i < list.getItems().size(); i++) {
            if (list.getItems().get(i).name().equals(path)) {
              list.getSelectionModel().select(i);
            }
          }
        });
  }

  private void drawAgain() {
    Scene scene = getScene();
    double scale = scene == null ? 1 : scene.getWindow().getRenderScaleX();
    thumbnails.restart(palette.getValue(), scale);
    list.refresh();
  }
}
