package collisionbench.app.finder;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Scrolling;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Sections of tiles, of which one is chosen. The pictures of tiles in view are asked for.
final class SceneGrid extends ScrollPane {

  private final Thumbnails thumbnails;
  private final Runnable open;
  private final ContextMenu changes;
  private final VBox content = Nodes.column("gallery-sections");
  private final ObjectProperty<Optional<SceneTile>> chosen =
      new SimpleObjectProperty<>(Optional.empty());

  /// In the order of reading.
  private List<SceneTile> tiles = List.of();

  /// @param changes the context menu of presets, which changes the chosen one
  SceneGrid(Thumbnails thumbnails, Runnable open, ContextMenu changes) {
    this.thumbnails = thumbnails;
    this.open = open;
    this.changes = changes;
    Nodes.named(this, "gallery-scenes").setContent(content);
    setFitToWidth(true);
    setFocusTraversable(false);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    vvalueProperty().subscribe(this::askForPictures);
    viewportBoundsProperty().subscribe(this::askForPictures);
    content.heightProperty().subscribe(this::askForPictures);
    chosen.subscribe((before, now) -> {
      before.ifPresent(tile -> tile.choose(false));
      now.ifPresent(tile -> tile.choose(true));
      now.ifPresent(Scrolling::to);
    });
  }

  /// {@return the chosen scene; empty if there is none to choose}
  ObservableValue<Optional<SceneCandidate>> chosen() {
    return chosen.map(tile -> tile.map(SceneTile::candidate));
  }

  /// Shows scenes by their headings, and chooses the first. A section may have no heading.
  void show(Map<String, List<SceneCandidate>> sections) {
    content.getChildren().clear();
    tiles = new ArrayList<>();
    sections.forEach(this::add);
    if (tiles.isEmpty()) {
      content.getChildren().setAll(new Label(Texts.get("gallery.nothing")));
    }
    setVvalue(0);
    chosen.set(tiles.stream().findFirst());
  }

  private void add(String heading, List<SceneCandidate> scenes) {
    if (!heading.isEmpty()) {
      content.getChildren().add(Nodes.styled(new Label(heading), "gallery-heading"));
    }
    List<SceneTile> added = scenes.stream().map(this::tile).toList();
    FlowPane grid = Nodes.styled(new FlowPane(), "gallery-grid");
    grid.setRowValignment(VPos.TOP);
    grid.getChildren().setAll(added);
    content.getChildren().add(grid);
    tiles.addAll(added);
  }

  private SceneTile tile(SceneCandidate scene) {
    SceneTile tile = new SceneTile(scene);
    tile.setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY) {
        chosen.set(Optional.of(tile));
        open.run();
      }
    });
    if (scene instanceof SceneCandidate.Mine) {
      tile.setOnContextMenuRequested(event -> {
        chosen.set(Optional.of(tile));
        changes.show(tile, event.getScreenX(), event.getScreenY());
      });
    }
    return tile;
  }

  /// {@return the place of the chosen tile in the order of reading}
  int index() {
    return chosen.get().map(tiles::indexOf).orElse(0);
  }

  /// Chooses a tile, the last one if there are fewer.
  void choose(int index) {
    if (!tiles.isEmpty()) {
      chosen.set(Optional.of(tiles.get(Math.clamp(index, 0, tiles.size() - 1))));
    }
  }

  /// Goes down by some rows, or up, to the nearest tile there.
  void chooseBelow(int rows) {
    for (int i = 0; i < Math.abs(rows); i++) {
      chosen.get().flatMap(tile -> next(tile, rows > 0)).map(Optional::of).ifPresent(chosen::set);
    }
  }

  private Optional<SceneTile> next(SceneTile from, boolean below) {
    Bounds here = bounds(from);
    double way = below ? 1 : -1;
    return tiles.stream()
        .filter(tile -> way * (bounds(tile).getMinY() - here.getMinY()) > here.getHeight() / 2)
        .min(
            Comparator.<SceneTile>comparingDouble(tile -> way * Math.rint(bounds(tile).getMinY()))
                .thenComparingDouble(tile -> Math.abs(bounds(tile).getMinX() - here.getMinX())));
  }

  private Bounds bounds(Node tile) {
    return content.sceneToLocal(tile.localToScene(tile.getLayoutBounds()));
  }

  /// Waits for layout.
  private void askForPictures() {
    Platform.runLater(() -> {
      double top = Scrolling.top(this);
      double bottom = top + getViewportBounds().getHeight();
      tiles.stream()
          .filter(tile -> bounds(tile).getMaxY() >= top && bounds(tile).getMinY() <= bottom)
          .forEach(tile -> tile.ask(thumbnails));
    });
  }

  /// A scene in the gallery: its picture above its name.
  private static final class SceneTile extends VBox {

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final SceneCandidate candidate;
    private final ScenePicture picture = new ScenePicture(Thumbnails.WIDTH, Thumbnails.HEIGHT);
    private boolean asked;

    SceneTile(SceneCandidate candidate) {
      this.candidate = candidate;
      Nodes.styled(this, "gallery-tile");
      Label name = Nodes.wrapped("gallery-name");
      name.setText(candidate.name());
      name.setMaxWidth(Thumbnails.WIDTH);
      getChildren().setAll(picture, name);
      String words = candidate.name() + "\n" + candidate.place();
      Tooltip.install(this, new Tooltip(words));
      setAccessibleRole(AccessibleRole.BUTTON);
      setAccessibleText(words);
    }

    SceneCandidate candidate() {
      return candidate;
    }

    /// A FlowPane asks for the height at any width, where a long name has one line.
    @Override
    protected double computePrefHeight(double width) {
      return super.computePrefHeight(prefWidth(-1));
    }

    void ask(Thumbnails thumbnails) {
      if (!asked) {
        asked = true;
        picture.show(thumbnails.of(candidate));
      }
    }

    void choose(boolean chosen) {
      pseudoClassStateChanged(CHOSEN, chosen);
    }
  }
}
