package collisionbench.app.finder;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.scenefile.UserScene;
import collisionbench.bench.text.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// All scenes as pictures with names, by section; typing leaves those that match, best first. Arrow
/// keys choose, Enter or a click opens, Escape or a click outside closes. While it is open, no key
/// reaches the window.
public final class Gallery extends StackPane {

  private static final double WIDTH = 1120;
  private static final double MARGIN = 48;

  /// Rows per page.
  private static final int PAGE = 3;

  private static final KeyCombination UNDO = KeyCombination.keyCombination("Shortcut+Z");

  private final Thumbnails thumbnails;
  private final Supplier<Listing> listing;
  private final Edits edits;
  private final Consumer<SceneCandidate> open;
  private final Runnable afterwards;
  private final TextField query = Nodes.named(new TextField(), "gallery-query");
  private final SceneGrid grid;
  private final Label hint = Nodes.named(Nodes.wrapped("muted", "gallery-hint"), "gallery-hint");
  private Listing listed = new Listing(List.of(), Optional.empty());

  /// The name of the preset that was removed last, while the gallery is open.
  private Optional<String> removed = Optional.empty();

  /// The scenes of the gallery.
  ///
  /// @param trouble why some could not be listed
  public record Listing(List<SceneCandidate> scenes, Optional<String> trouble) {

    public Listing {
      scenes = List.copyOf(scenes);
    }
  }

  public interface Edits {

    void rename(UserScene scene);

    /// {@return whether a preset was removed, as it was asked for}
    boolean remove(UserScene scene);

    void restore();
  }

  /// @param afterwards runs after the gallery has closed
  public Gallery(
      Thumbnails thumbnails,
      Supplier<Listing> listing,
      Edits edits,
      Consumer<SceneCandidate> open,
      Runnable afterwards) {
    this.thumbnails = thumbnails;
    this.listing = listing;
    this.edits = edits;
    this.open = open;
    this.afterwards = afterwards;
    ContextMenu changes =
        new ContextMenu(
            item("gallery.rename", KeyCode.F2, edits::rename),
            item("gallery.remove", KeyCode.DELETE, this::remove));
    grid = new SceneGrid(thumbnails, this::openChosen, changes);
    Nodes.named(this, "gallery", "gallery-shade").setVisible(false);
    setUpQuery();
    grid.chosen().subscribe(this::showHint);
    getChildren().setAll(panel());
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::closeOnClickOutside);
    // Other keys must not trigger actions of the window.
    addEventHandler(KeyEvent.ANY, KeyEvent::consume);
  }

  private MenuItem item(String text, KeyCode key, Consumer<UserScene> change) {
    MenuItem item = Nodes.menuItem(text.replace('.', '-'), Texts.get(text), () -> change(change));
    item.setAccelerator(new KeyCodeCombination(key));
    return item;
  }

  private void setUpQuery() {
    query.setPromptText(Texts.get("gallery.prompt"));
    query.setAccessibleText(Texts.get("gallery.prompt"));
    query.textProperty().subscribe(_ -> filter());
    query.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    query.addEventFilter(KeyEvent.KEY_TYPED, _ -> thumbnails.pause());
  }

  private Region panel() {
    VBox panel = Nodes.styled(new VBox(query, grid, hint), "gallery");
    panel.setAccessibleRole(AccessibleRole.DIALOG);
    panel
        .maxWidthProperty()
        .bind(widthProperty().subtract(MARGIN).map(room -> Math.min(room.doubleValue(), WIDTH)));
    panel.maxHeightProperty().bind(heightProperty().subtract(MARGIN));
    return panel;
  }

  private void closeOnClickOutside(MouseEvent event) {
    if (event.getTarget() == this) {
      close();
    }
  }

  public void show(Palette palette, double scale) {
    thumbnails.restart(palette, scale);
    removed = Optional.empty();
    setVisible(true);
    query.clear();
    list();
    query.requestFocus();
  }

  private void close() {
    setVisible(false);
    grid.show(Map.of());
    thumbnails.stop();
    afterwards.run();
  }

  private void list() {
    listed = listing.get();
    filter();
  }

  private void filter() {
    List<SceneCandidate> scenes = listed.scenes();
    grid.show(
        query.getText().isBlank()
            ? scenes.stream()
                .collect(
                    Collectors.groupingBy(
                        SceneCandidate::section, LinkedHashMap::new, Collectors.toList()))
            : Map.of("", Fuzzy.matches(query.getText(), scenes)));
    showHint();
  }

  private void showHint() {
    boolean kept =
        grid.chosen().getValue().filter(SceneCandidate.Mine.class::isInstance).isPresent();
    hint.setText(
        Stream.of(
                listed.trouble(),
                removed.map(name -> Texts.get("gallery.removed", name)),
                Optional.of(Texts.get(kept ? "gallery.kept-hint" : "gallery.hint")))
            .flatMap(Optional::stream)
            .findFirst()
            .orElseThrow());
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case RIGHT -> grid.choose(grid.index() + 1);
      case LEFT -> grid.choose(grid.index() - 1);
      case DOWN -> grid.chooseBelow(1);
      case UP -> grid.chooseBelow(-1);
      case PAGE_DOWN -> grid.chooseBelow(PAGE);
      case PAGE_UP -> grid.chooseBelow(-PAGE);
      case ENTER -> openChosen();
      case ESCAPE -> close();
      case F2 -> change(edits::rename);
      case DELETE -> {
        if (query.getCaretPosition() < query.getLength() || !query.getSelectedText().isEmpty()) {
          return;
        }
        change(this::remove);
      }
      case TAB -> {
        // Nothing else can take the focus.
      }
      default -> {
        if (!UNDO.match(event) || removed.isEmpty()) {
          return;
        }
        removed = Optional.empty();
        edits.restore();
        list();
      }
    }
    event.consume();
  }

  /// Changes the chosen scene if it is a preset, and shows what there is then.
  private void change(Consumer<UserScene> change) {
    if (grid.chosen().getValue().orElse(null) instanceof SceneCandidate.Mine(UserScene kept)) {
      int now = grid.index();
      change.accept(kept);
      list();
      grid.choose(now);
      query.requestFocus();
    }
  }

  private void remove(UserScene scene) {
    if (edits.remove(scene)) {
      removed = Optional.of(scene.name());
    }
  }

  private void openChosen() {
    grid.chosen()
        .getValue()
        .ifPresent(scene -> {
          close();
          open.accept(scene);
        });
  }
}
