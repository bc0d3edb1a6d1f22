package collisionbench.app.window.folder;

import collisionbench.app.finder.SceneCandidate;
import collisionbench.app.finder.ScenePicture;
import collisionbench.app.finder.Thumbnails;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Wrapping;
import collisionbench.bench.folder.FolderState;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.text.PlainText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A row of the folder: picture, name, and in words how the scene compares with its expectation.
final class FolderCell extends ListCell<ListedScene> {

  private static final PseudoClass FAILURE = PseudoClass.getPseudoClass("failure");
  private static final double WIDTH = 64;
  private static final double HEIGHT = 40;

  /// Two lines.
  private static final double REASON_HEIGHT = 30;

  private final Thumbnails thumbnails;
  private final Supplier<Optional<FolderState>> state;
  private final Supplier<List<String>> places;
  private final ScenePicture picture = new ScenePicture(WIDTH, HEIGHT);
  private final FontIcon icon = new FontIcon(Feather.CIRCLE);
  private final Label name = Nodes.label("folder-name");
  private final Label words = Nodes.label("folder-words");
  private final Label reason = Nodes.label("folder-reason");
  private final VBox texts;
  private final VBox content;

  FolderCell(
      Thumbnails thumbnails, Supplier<Optional<FolderState>> state, Supplier<List<String>> places) {
    this.thumbnails = thumbnails;
    this.state = state;
    this.places = places;
    name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    words.setGraphic(icon);
    texts = Nodes.fill(new VBox(name, words));
    texts.setAlignment(Pos.CENTER_LEFT);
    texts.setMinWidth(0);
    texts.widthProperty().subscribe(_ -> fitName());
    Wrapping.wrap(reason);
    reason.setMinHeight(REASON_HEIGHT);
    reason.setPrefHeight(REASON_HEIGHT);
    reason.setAlignment(Pos.TOP_LEFT);
    content =
        Nodes.column(
            "folder-row", Nodes.row("folder-line", picture, texts), Nodes.collapse(reason));
    Nodes.styled(this, "folder-cell").setPrefWidth(0);
    setTooltip(new Tooltip());
    getTooltip().setShowDelay(Duration.millis(600));
    Wrapping.wrap(getTooltip());
    getTooltip().setMaxWidth(480);
  }

  @Override
  protected void updateItem(@Nullable ListedScene scene, boolean empty) {
    super.updateItem(scene, empty);
    if (empty || scene == null) {
      setGraphic(null);
      setAccessibleText(null);
      pseudoClassStateChanged(FAILURE, false);
    } else {
      show(SceneRow.of(scene, state.get().flatMap(now -> now.outcome(scene))));
      setGraphic(content);
      picture.show(thumbnails.of(new SceneCandidate.Recent(Path.of(scene.name()))));
    }
  }

  private void show(SceneRow row) {
    fitName();
    words.setText(row.words());
    icon.setIconCode(row.icon());
    reason.setText(row.reason());
    reason.setVisible(!row.reason().isEmpty());
    getTooltip().setText(row.whole());
    setAccessibleText(row.whole());
    pseudoClassStateChanged(FAILURE, row.failure());
  }

  /// Leaves out the beginning that a name shares with others, if there is no room for all of it.
  private void fitName() {
    ListedScene scene = getItem();
    if (scene == null) {
      return;
    }
    String place = SceneRow.place(scene);
    name.setText(PlainText.escape(place));
    if (texts.getWidth() > 0 && name.prefWidth(-1) > texts.getWidth()) {
      name.setText(PlainText.escape(SceneRow.distinctEnd(place, places.get())));
    }
  }
}
